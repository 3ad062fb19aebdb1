# SPDX-License-Identifier: GPL-3.0-or-later
# A recipe for Windows that nobody has run yet: not built, not installed, not tried. The programs themselves have never
# been built there either; parts of core (signals, pipes, process groups, /proc) are written for POSIX. It is configured
# so that whoever does that work finds where the package begins.
set(CPACK_GENERATOR NSIS)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Millrace)
set(CPACK_NSIS_DISPLAY_NAME Millrace)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MODIFY_PATH ON) # millrace-cli is for scripts
set(CPACK_PACKAGE_EXECUTABLES millrace Millrace)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/CHANGELOG.md
        DESTINATION .)
if(MILLRACE_GUI)
  # Qt's libraries, its MySQL driver and platform plugin beside the program.
  get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
  get_filename_component(qtbin ${qmake} DIRECTORY)
  install(CODE "execute_process(COMMAND \"${qtbin}/windeployqt.exe\" --sql --svg
    \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_BINDIR}/millrace.exe\" COMMAND_ERROR_IS_FATAL ANY)")
endif()
