import CSDL

/// SDL's functions, looked up in the library that the system has.
///
/// The functions' types are those of `CSDL`, so a call is checked as if it were linked.
struct SDLLibrary {
  /// The reason why no library could be used.
  enum Failure: Error, Equatable {
    case libraryMissing(name: String)
    case functionMissing(name: String, library: String)
  }

  static let fileName = "libSDL2-2.0.so.0"

  /// Opened at first use, then kept.
  static let shared = Result { () throws(Failure) in try SDLLibrary(fileName: fileName) }

  let blitSurface: sdl_blit_surface
  let createSurfaceOverPixels: sdl_create_surface_over_pixels
  let createSystemCursor: sdl_create_system_cursor
  let createWindow: sdl_create_window
  let destroyWindow: sdl_destroy_window
  let disableScreenSaver: sdl_disable_screen_saver
  let enableScreenSaver: sdl_enable_screen_saver
  let eventState: sdl_event_state
  let free: sdl_free
  let freeSurface: sdl_free_surface
  let getClipboardText: sdl_get_clipboard_text
  let getCurrentVideoDriver: sdl_get_current_video_driver
  let getDesktopDisplayMode: sdl_get_desktop_display_mode
  let getDisplayUsableBounds: sdl_get_display_usable_bounds
  let getError: sdl_get_error
  let getGlobalMouseState: sdl_get_global_mouse_state
  let getModState: sdl_get_mod_state
  let getTicks: sdl_get_ticks
  let getWindowDisplayIndex: sdl_get_window_display_index
  let getWindowFlags: sdl_get_window_flags
  let getWindowID: sdl_get_window_id
  let getWindowPosition: sdl_get_window_position
  let getWindowSize: sdl_get_window_size
  /// Newer than the other functions (2.26). Without it, a unit of the window is taken to be a pixel.
  let getWindowSizeInPixels: sdl_get_window_size_in_pixels?
  let getWindowSurface: sdl_get_window_surface
  let getWindowWMInfo: sdl_get_window_wm_info
  let hasClipboardText: sdl_has_clipboard_text
  let initialize: sdl_init
  let pollEvent: sdl_poll_event
  let pushEvent: sdl_push_event
  let quitSubSystem: sdl_quit_sub_system
  let setClipboardText: sdl_set_clipboard_text
  let setCursor: sdl_set_cursor
  let setHint: sdl_set_hint
  let setTextInputRect: sdl_set_text_input_rect
  let setWindowMaximumSize: sdl_set_window_maximum_size
  let setWindowMinimumSize: sdl_set_window_minimum_size
  let setWindowPosition: sdl_set_window_position
  let setWindowSize: sdl_set_window_size
  let setWindowTitle: sdl_set_window_title
  let showCursor: sdl_show_cursor
  let showWindow: sdl_show_window
  let startTextInput: sdl_start_text_input
  let stopTextInput: sdl_stop_text_input
  let updateWindowSurface: sdl_update_window_surface
  let updateWindowSurfaceRects: sdl_update_window_surface_rects

  init(fileName: String) throws(Failure) {
    guard let library = DynamicLibrary(fileName) else { throw .libraryMissing(name: fileName) }
    func function<Function>(_ name: String) throws(Failure) -> Function {
      guard let function: Function = library.function(name) else {
        throw .functionMissing(name: name, library: fileName)
      }
      return function
    }
    blitSurface = try function("SDL_UpperBlit")
    createSurfaceOverPixels = try function("SDL_CreateRGBSurfaceWithFormatFrom")
    createSystemCursor = try function("SDL_CreateSystemCursor")
    createWindow = try function("SDL_CreateWindow")
    destroyWindow = try function("SDL_DestroyWindow")
    disableScreenSaver = try function("SDL_DisableScreenSaver")
    enableScreenSaver = try function("SDL_EnableScreenSaver")
    eventState = try function("SDL_EventState")
    free = try function("SDL_free")
    freeSurface = try function("SDL_FreeSurface")
    getClipboardText = try function("SDL_GetClipboardText")
    getCurrentVideoDriver = try function("SDL_GetCurrentVideoDriver")
    getDesktopDisplayMode = try function("SDL_GetDesktopDisplayMode")
    getDisplayUsableBounds = try function("SDL_GetDisplayUsableBounds")
    getError = try function("SDL_GetError")
    getGlobalMouseState = try function("SDL_GetGlobalMouseState")
    getModState = try function("SDL_GetModState")
    getTicks = try function("SDL_GetTicks64")
    getWindowDisplayIndex = try function("SDL_GetWindowDisplayIndex")
    getWindowFlags = try function("SDL_GetWindowFlags")
    getWindowID = try function("SDL_GetWindowID")
    getWindowPosition = try function("SDL_GetWindowPosition")
    getWindowSize = try function("SDL_GetWindowSize")
    getWindowSizeInPixels = library.function("SDL_GetWindowSizeInPixels")
    getWindowSurface = try function("SDL_GetWindowSurface")
    getWindowWMInfo = try function("SDL_GetWindowWMInfo")
    hasClipboardText = try function("SDL_HasClipboardText")
    initialize = try function("SDL_Init")
    pollEvent = try function("SDL_PollEvent")
    pushEvent = try function("SDL_PushEvent")
    quitSubSystem = try function("SDL_QuitSubSystem")
    setClipboardText = try function("SDL_SetClipboardText")
    setCursor = try function("SDL_SetCursor")
    setHint = try function("SDL_SetHint")
    setTextInputRect = try function("SDL_SetTextInputRect")
    setWindowMaximumSize = try function("SDL_SetWindowMaximumSize")
    setWindowMinimumSize = try function("SDL_SetWindowMinimumSize")
    setWindowPosition = try function("SDL_SetWindowPosition")
    setWindowSize = try function("SDL_SetWindowSize")
    setWindowTitle = try function("SDL_SetWindowTitle")
    showCursor = try function("SDL_ShowCursor")
    showWindow = try function("SDL_ShowWindow")
    startTextInput = try function("SDL_StartTextInput")
    stopTextInput = try function("SDL_StopTextInput")
    updateWindowSurface = try function("SDL_UpdateWindowSurface")
    updateWindowSurfaceRects = try function("SDL_UpdateWindowSurfaceRects")
  }

  /// SDL's message about its last failure.
  var lastError: String { getError().map { String(cString: $0) } ?? "" }
}
