#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// SDL is opened when the first window is, so nothing may refer to its functions by name. These are the types of
// the functions that are looked up instead, taken from SDL's own declarations.
typedef __typeof__(&SDL_CreateRGBSurfaceWithFormatFrom) sdl_create_surface_over_pixels;
typedef __typeof__(&SDL_CreateSystemCursor) sdl_create_system_cursor;
typedef __typeof__(&SDL_CreateWindow) sdl_create_window;
typedef __typeof__(&SDL_DestroyWindow) sdl_destroy_window;
typedef __typeof__(&SDL_EventState) sdl_event_state;
typedef __typeof__(&SDL_FreeSurface) sdl_free_surface;
typedef __typeof__(&SDL_GetClipboardText) sdl_get_clipboard_text;
typedef __typeof__(&SDL_GetCurrentVideoDriver) sdl_get_current_video_driver;
typedef __typeof__(&SDL_GetDesktopDisplayMode) sdl_get_desktop_display_mode;
typedef __typeof__(&SDL_GetDisplayUsableBounds) sdl_get_display_usable_bounds;
typedef __typeof__(&SDL_GetError) sdl_get_error;
typedef __typeof__(&SDL_GetGlobalMouseState) sdl_get_global_mouse_state;
typedef __typeof__(&SDL_GetModState) sdl_get_mod_state;
typedef __typeof__(&SDL_GetTicks64) sdl_get_ticks;
typedef __typeof__(&SDL_GetWindowDisplayIndex) sdl_get_window_display_index;
typedef __typeof__(&SDL_GetWindowFlags) sdl_get_window_flags;
typedef __typeof__(&SDL_GetWindowID) sdl_get_window_id;
typedef __typeof__(&SDL_GetWindowPosition) sdl_get_window_position;
typedef __typeof__(&SDL_GetWindowSize) sdl_get_window_size;
typedef __typeof__(&SDL_GetWindowSizeInPixels) sdl_get_window_size_in_pixels;
typedef __typeof__(&SDL_GetWindowSurface) sdl_get_window_surface;
typedef __typeof__(&SDL_GetWindowWMInfo) sdl_get_window_wm_info;
typedef __typeof__(&SDL_HasClipboardText) sdl_has_clipboard_text;
typedef __typeof__(&SDL_Init) sdl_init;
typedef __typeof__(&SDL_PollEvent) sdl_poll_event;
typedef __typeof__(&SDL_PushEvent) sdl_push_event;
typedef __typeof__(&SDL_QuitSubSystem) sdl_quit_sub_system;
typedef __typeof__(&SDL_SetClipboardText) sdl_set_clipboard_text;
typedef __typeof__(&SDL_SetCursor) sdl_set_cursor;
typedef __typeof__(&SDL_SetHint) sdl_set_hint;
typedef __typeof__(&SDL_SetTextInputRect) sdl_set_text_input_rect;
typedef __typeof__(&SDL_SetWindowMinimumSize) sdl_set_window_minimum_size;
typedef __typeof__(&SDL_SetWindowPosition) sdl_set_window_position;
typedef __typeof__(&SDL_SetWindowSize) sdl_set_window_size;
typedef __typeof__(&SDL_SetWindowTitle) sdl_set_window_title;
typedef __typeof__(&SDL_ShowCursor) sdl_show_cursor;
typedef __typeof__(&SDL_ShowWindow) sdl_show_window;
typedef __typeof__(&SDL_StartTextInput) sdl_start_text_input;
typedef __typeof__(&SDL_StopTextInput) sdl_stop_text_input;
typedef __typeof__(&SDL_UpdateWindowSurface) sdl_update_window_surface;
typedef __typeof__(&SDL_UpdateWindowSurfaceRects) sdl_update_window_surface_rects;
typedef __typeof__(&SDL_UpperBlit) sdl_blit_surface;
typedef __typeof__(&SDL_free) sdl_free;
