# SPDX-License-Identifier: GPL-3.0-or-later
# Man pages, completions and the reference, printed by the programs that have just been built: they cannot know
# another option than those that are parsed. Icons in the usual sizes, drawn from the one SVG.
find_program(GZIP gzip REQUIRED)
set(out ${CMAKE_CURRENT_BINARY_DIR})
set(generated)

# millrace_prints(FILE PROGRAM ARGUMENT…): what it prints becomes the file; in English, whoever builds.
function(millrace_prints file)
  list(POP_FRONT ARGN program)
  set(arguments ${ARGN})
  add_custom_command(OUTPUT ${out}/${file}
    COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE= $<TARGET_FILE:${program}> ${arguments} > ${out}/${file}
    DEPENDS ${program} VERBATIM COMMENT "Printing ${file}")
  set(generated ${generated} ${out}/${file} PARENT_SCOPE)
endfunction()

# millrace_packs(FROM TO): compressed as Debian wants it, without name and time.
function(millrace_packs from to)
  add_custom_command(OUTPUT ${out}/${to}
    COMMAND ${GZIP} -9nc ${from} > ${out}/${to} DEPENDS ${from} VERBATIM COMMENT "Packing ${to}")
  set(generated ${generated} ${out}/${to} PARENT_SCOPE)
endfunction()

set(readme ${CMAKE_CURRENT_SOURCE_DIR}/linux/readme.cmake)
add_custom_command(OUTPUT ${out}/README.md
  COMMAND ${CMAKE_COMMAND} -DFROM=${PROJECT_SOURCE_DIR}/README.md -DTO=${out}/README.md -P ${readme}
  DEPENDS ${PROJECT_SOURCE_DIR}/README.md ${readme} VERBATIM COMMENT "README.md as it is installed")
list(APPEND generated ${out}/README.md)
millrace_prints(millrace-cli.1 millrace-cli help --man)
millrace_prints(millrace-cli.bash millrace-cli help --completion bash)
millrace_prints(_millrace-cli millrace-cli help --completion zsh)
millrace_prints(millrace-cli.fish millrace-cli help --completion fish)
millrace_prints(reference-cli.md millrace-cli help --markdown)
millrace_prints(errors.md millrace-cli errors --markdown)
millrace_packs(${out}/millrace-cli.1 millrace-cli.1.gz)
millrace_packs(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog.gz)

if(MILLRACE_GUI)
  millrace_prints(millrace.1 millrace --describe man)
  millrace_prints(millrace.bash millrace --describe bash)
  millrace_prints(_millrace millrace --describe zsh)
  millrace_prints(millrace.fish millrace --describe fish)
  millrace_packs(${out}/millrace.1 millrace.1.gz)

  set(MILLRACE_ICON ${PROJECT_SOURCE_DIR}/resources/icons/millrace.svg)
  add_executable(millrace_drawicon linux/drawicon.cpp)
  target_link_libraries(millrace_drawicon PRIVATE millrace_flags Qt6::Gui Qt6::Svg)
  set(MILLRACE_ICON_SIZES 16 22 24 32 48 64 128 256 512)
  foreach(size IN LISTS MILLRACE_ICON_SIZES)
    add_custom_command(OUTPUT ${out}/icons/${size}.png
      COMMAND ${CMAKE_COMMAND} -E make_directory ${out}/icons
      COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen
              $<TARGET_FILE:millrace_drawicon> ${MILLRACE_ICON} ${size} ${out}/icons/${size}.png
      DEPENDS millrace_drawicon ${MILLRACE_ICON} VERBATIM COMMENT "Drawing the icon, ${size} pixels")
    list(APPEND generated ${out}/icons/${size}.png)
  endforeach()
endif()

# The entry for this version; its day is that of the sources, so that the same sources give the same package.
set(MILLRACE_MAINTAINER "The Millrace maintainers <maintainers@millrace.invalid>" CACHE STRING
    "Who answers for the packages that are built here: Name <address>")
find_package(Git QUIET)
set(MILLRACE_DATE)
if(GIT_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} -C ${PROJECT_SOURCE_DIR} log -1 --format=%cD
    OUTPUT_VARIABLE MILLRACE_DATE OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT MILLRACE_DATE) # an unpacked archive of the sources
  string(TIMESTAMP MILLRACE_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
endif()
if(MILLRACE_GUI)
  set(MILLRACE_PACKAGE millrace)
else()
  set(MILLRACE_PACKAGE millrace-cli)
endif()
configure_file(linux/changelog.Debian.in ${out}/changelog.Debian @ONLY)
millrace_packs(${out}/changelog.Debian changelog.Debian.gz)

add_custom_target(millrace_generated ALL DEPENDS ${generated})
add_dependencies(millrace_generated millrace_manual_html)
