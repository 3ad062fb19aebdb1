# SPDX-License-Identifier: GPL-3.0-or-later
# A recipe for macOS that nobody has run yet: not built, not installed, not tried, not signed. It is configured so that
# whoever builds Millrace there finds where the package begins.
set(CPACK_GENERATOR DragNDrop)
set(CPACK_DMG_VOLUME_NAME Millrace)
if(MILLRACE_GUI)
  set_target_properties(millrace PROPERTIES MACOSX_BUNDLE ON
    MACOSX_BUNDLE_GUI_IDENTIFIER ${MILLRACE_APP_ID}
    MACOSX_BUNDLE_BUNDLE_NAME Millrace
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
  install(TARGETS millrace BUNDLE DESTINATION .)
  # Qt's libraries, its MySQL driver and platform plugin into the bundle.
  get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
  get_filename_component(qtbin ${qmake} DIRECTORY)
  install(CODE "execute_process(COMMAND \"${qtbin}/macdeployqt\" \"\${CMAKE_INSTALL_PREFIX}/millrace.app\"
    COMMAND_ERROR_IS_FATAL ANY)")
endif()
