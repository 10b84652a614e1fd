#pragma once
#include "sdl_types.h"

// SDL is opened when the first window is, so nothing may refer to its functions by name. These are the types of the functions
// that are looked up instead.
typedef SDL_Surface *(*sdl_create_surface_over_pixels)(
    void *pixels, int width, int height, int depth, int pitch, uint32_t format);
typedef SDL_Cursor *(*sdl_create_system_cursor)(SDL_SystemCursor cursor);
typedef SDL_Window *(*sdl_create_window)(const char *title, int x, int y, int width, int height, uint32_t flags);
typedef void (*sdl_destroy_window)(SDL_Window *window);
typedef void (*sdl_disable_screen_saver)(void);
typedef void (*sdl_enable_screen_saver)(void);
typedef uint8_t (*sdl_event_state)(uint32_t type, int state);
typedef void (*sdl_free_surface)(SDL_Surface *surface);
typedef char *(*sdl_get_clipboard_text)(void);
typedef const char *(*sdl_get_current_video_driver)(void);
typedef int (*sdl_get_desktop_display_mode)(int display, SDL_DisplayMode *mode);
typedef int (*sdl_get_display_usable_bounds)(int display, SDL_Rect *bounds);
typedef const char *(*sdl_get_error)(void);
typedef uint32_t (*sdl_get_global_mouse_state)(int *x, int *y);
typedef SDL_Keymod (*sdl_get_mod_state)(void);
typedef uint64_t (*sdl_get_ticks)(void);
typedef int (*sdl_get_window_display_index)(SDL_Window *window);
typedef uint32_t (*sdl_get_window_flags)(SDL_Window *window);
typedef uint32_t (*sdl_get_window_id)(SDL_Window *window);
typedef void (*sdl_get_window_position)(SDL_Window *window, int *x, int *y);
typedef void (*sdl_get_window_size)(SDL_Window *window, int *width, int *height);
typedef void (*sdl_get_window_size_in_pixels)(SDL_Window *window, int *width, int *height);
typedef SDL_Surface *(*sdl_get_window_surface)(SDL_Window *window);
typedef SDL_bool (*sdl_get_window_wm_info)(SDL_Window *window, SDL_SysWMinfo *info);
typedef SDL_bool (*sdl_has_clipboard_text)(void);
typedef int (*sdl_init)(uint32_t subsystems);
typedef int (*sdl_poll_event)(SDL_Event *event);
typedef int (*sdl_push_event)(SDL_Event *event);
typedef void (*sdl_quit_sub_system)(uint32_t subsystems);
typedef int (*sdl_set_clipboard_text)(const char *text);
typedef void (*sdl_set_cursor)(SDL_Cursor *cursor);
typedef SDL_bool (*sdl_set_hint)(const char *name, const char *value);
typedef void (*sdl_set_text_input_rect)(const SDL_Rect *rectangle);
typedef void (*sdl_set_window_maximum_size)(SDL_Window *window, int width, int height);
typedef void (*sdl_set_window_minimum_size)(SDL_Window *window, int width, int height);
typedef void (*sdl_set_window_position)(SDL_Window *window, int x, int y);
typedef void (*sdl_set_window_size)(SDL_Window *window, int width, int height);
typedef void (*sdl_set_window_title)(SDL_Window *window, const char *title);
typedef int (*sdl_show_cursor)(int toggle);
typedef void (*sdl_show_window)(SDL_Window *window);
typedef void (*sdl_start_text_input)(void);
typedef void (*sdl_stop_text_input)(void);
typedef int (*sdl_update_window_surface)(SDL_Window *window);
typedef int (*sdl_update_window_surface_rects)(SDL_Window *window, const SDL_Rect *rectangles, int count);
typedef int (*sdl_blit_surface)(
    SDL_Surface *source, const SDL_Rect *from, SDL_Surface *target, SDL_Rect *place);
typedef void (*sdl_free)(void *memory);
