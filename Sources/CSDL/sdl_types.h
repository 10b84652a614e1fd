// The types of SDL 2 that the window is opened with: the library's names, numbers and layouts as its documentation and its ABI,
// which holds for all of SDL 2, give them. Its own headers come with packages of OpenGL, Wayland and sound that nothing
// else here needs.
#pragma once
#include <assert.h>
#include <stdint.h>

// MARK: Constants

typedef enum { SDL_FALSE = 0, SDL_TRUE = 1 } SDL_bool;

static const int SDL_DISABLE = 0;
static const int SDL_ENABLE = 1;
static const int SDL_PRESSED = 1;

/// The subsystems of `SDL_Init`.
static const uint32_t SDL_INIT_VIDEO = 0x20;

typedef enum {
  SDL_WINDOW_HIDDEN = 0x08,
  SDL_WINDOW_RESIZABLE = 0x20,
  SDL_WINDOW_ALLOW_HIGHDPI = 0x2000
} SDL_WindowFlags;

static const uint32_t SDL_WINDOWPOS_UNDEFINED_MASK = 0x1FFF0000;
static const uint32_t SDL_WINDOWPOS_CENTERED_MASK = 0x2FFF0000;

typedef enum { SDL_PIXELFORMAT_RGB888 = 0x16161804, SDL_PIXELFORMAT_ARGB8888 = 0x16362004 } SDL_PixelFormatEnum;

typedef enum { SDL_SYSTEM_CURSOR_ARROW = 0, SDL_SYSTEM_CURSOR_IBEAM = 1 } SDL_SystemCursor;

static const int SDL_BUTTON_LEFT = 1;
static const int SDL_BUTTON_MIDDLE = 2;
static const int SDL_BUTTON_RIGHT = 3;
static const int SDL_BUTTON_X1 = 4;

typedef enum {
  SDL_QUIT = 0x100,
  SDL_WINDOWEVENT = 0x200,
  SDL_SYSWMEVENT = 0x201,
  SDL_KEYDOWN = 0x300,
  SDL_KEYUP = 0x301,
  SDL_TEXTEDITING = 0x302,
  SDL_TEXTINPUT = 0x303,
  SDL_TEXTEDITING_EXT = 0x305,
  SDL_MOUSEMOTION = 0x400,
  SDL_MOUSEBUTTONDOWN = 0x401,
  SDL_MOUSEBUTTONUP = 0x402,
  SDL_MOUSEWHEEL = 0x403,
  SDL_FINGERDOWN = 0x700,
  SDL_FINGERUP = 0x701,
  SDL_FINGERMOTION = 0x702,
  SDL_DROPFILE = 0x1000,
  SDL_DROPTEXT = 0x1001,
  SDL_DROPBEGIN = 0x1002,
  SDL_DROPCOMPLETE = 0x1003
} SDL_EventType;

typedef enum {
  SDL_WINDOWEVENT_NONE = 0,
  SDL_WINDOWEVENT_SHOWN = 1,
  SDL_WINDOWEVENT_HIDDEN = 2,
  SDL_WINDOWEVENT_EXPOSED = 3,
  SDL_WINDOWEVENT_MOVED = 4,
  SDL_WINDOWEVENT_SIZE_CHANGED = 6,
  SDL_WINDOWEVENT_MINIMIZED = 7,
  SDL_WINDOWEVENT_RESTORED = 9,
  SDL_WINDOWEVENT_LEAVE = 11,
  SDL_WINDOWEVENT_FOCUS_GAINED = 12,
  SDL_WINDOWEVENT_FOCUS_LOST = 13,
  SDL_WINDOWEVENT_CLOSE = 14,
  SDL_WINDOWEVENT_DISPLAY_CHANGED = 18
} SDL_WindowEventID;

/// Usages of the USB keyboard page.
typedef enum {
  SDL_SCANCODE_UNKNOWN = 0,
  SDL_SCANCODE_A = 4,
  SDL_SCANCODE_DOWN = 81,
  SDL_SCANCODE_KP_DIVIDE = 84,
  SDL_SCANCODE_KP_ENTER = 88,
  SDL_SCANCODE_KP_1 = 89,
  SDL_SCANCODE_KP_0 = 98,
  SDL_SCANCODE_KP_PERIOD = 99
} SDL_Scancode;

/// Modifier keys that are down, by bits.
typedef enum { KMOD_NONE = 0, KMOD_RESERVED = 0x8000 } SDL_Keymod;

#define SDL_HINT_FRAMEBUFFER_ACCELERATION "SDL_FRAMEBUFFER_ACCELERATION"
#define SDL_HINT_IME_SHOW_UI "SDL_IME_SHOW_UI"
#define SDL_HINT_IME_SUPPORT_EXTENDED_TEXT "SDL_IME_SUPPORT_EXTENDED_TEXT"
#define SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH "SDL_MOUSE_FOCUS_CLICKTHROUGH"
#define SDL_HINT_MOUSE_TOUCH_EVENTS "SDL_MOUSE_TOUCH_EVENTS"
#define SDL_HINT_NO_SIGNAL_HANDLERS "SDL_NO_SIGNAL_HANDLERS"
#define SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE "SDL_QUIT_ON_LAST_WINDOW_CLOSE"
#define SDL_HINT_TOUCH_MOUSE_EVENTS "SDL_TOUCH_MOUSE_EVENTS"
#define SDL_HINT_VIDEO_ALLOW_SCREENSAVER "SDL_VIDEO_ALLOW_SCREENSAVER"
#define SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR"

// MARK: Windows and surfaces

typedef struct SDL_Window SDL_Window;
typedef struct SDL_Cursor SDL_Cursor;

typedef struct {
  int x, y, w, h;
} SDL_Rect;

typedef struct {
  uint32_t format;
  int w, h;
  int refresh_rate;
  void *driverdata;
} SDL_DisplayMode;

/// Only its first field is read.
typedef struct {
  uint32_t format;
} SDL_PixelFormat;

/// Made by the library alone, which has further fields behind these.
typedef struct {
  uint32_t flags;
  SDL_PixelFormat *format;
  int w, h;
  int pitch;
  void *pixels;
} SDL_Surface;

// MARK: Events

typedef struct {
  uint32_t type, timestamp, windowID;
  uint8_t event, padding[3];
  int32_t data1, data2;
} SDL_WindowEvent;

typedef struct {
  SDL_Scancode scancode;
  int32_t sym;
  uint16_t mod;
  uint32_t unused;
} SDL_Keysym;

typedef struct {
  uint32_t type, timestamp, windowID;
  uint8_t state, repeat, padding[2];
  SDL_Keysym keysym;
} SDL_KeyboardEvent;

typedef struct {
  uint32_t type, timestamp, windowID;
  char text[32];
  int32_t start, length;
} SDL_TextEditingEvent;

typedef struct {
  uint32_t type, timestamp, windowID;
  char *text;
  int32_t start, length;
} SDL_TextEditingExtEvent;

typedef struct {
  uint32_t type, timestamp, windowID;
  char text[32];
} SDL_TextInputEvent;

typedef struct {
  uint32_t type, timestamp, windowID, which, state;
  int32_t x, y, xrel, yrel;
} SDL_MouseMotionEvent;

typedef struct {
  uint32_t type, timestamp, windowID, which;
  uint8_t button, state, clicks, padding;
  int32_t x, y;
} SDL_MouseButtonEvent;

typedef struct {
  uint32_t type, timestamp, windowID, which;
  int32_t x, y;
  uint32_t direction;
  float preciseX, preciseY;
  int32_t mouseX, mouseY;
} SDL_MouseWheelEvent;

typedef int64_t SDL_TouchID;

typedef struct {
  uint32_t type, timestamp;
  SDL_TouchID touchId;
  int64_t fingerId;
  float x, y, dx, dy, pressure;
  uint32_t windowID;
} SDL_TouchFingerEvent;

typedef struct {
  uint32_t type, timestamp;
  char *file;
  uint32_t windowID;
} SDL_DropEvent;

// MARK: Window systems

/// The version whose layouts these are.
static const uint8_t SDL_MAJOR_VERSION = 2;
static const uint8_t SDL_MINOR_VERSION = 26;
static const uint8_t SDL_PATCHLEVEL = 0;

typedef struct {
  uint8_t major, minor, patch;
} SDL_version;

typedef enum { SDL_SYSWM_UNKNOWN = 0, SDL_SYSWM_X11 = 2, SDL_SYSWM_WAYLAND = 6 } SDL_SYSWM_TYPE;

/// Types of X11's events: the pointer's movement, and `XClientMessageEvent`.
static const int MotionNotify = 6;
static const int ClientMessage = 33;

typedef struct {
  int type;
  unsigned long serial;
  int send_event;
  void *display;
  unsigned long window, message_type;
  int format;
  union {
    char b[20];
    short s[10];
    long l[5];
  } data;
} XClientMessageEvent;

typedef union {
  int type;
  XClientMessageEvent xclient;
  long pad[24];
} XEvent;

typedef struct {
  SDL_version version;
  SDL_SYSWM_TYPE subsystem;
  union {
    struct {
      XEvent event;
    } x11;
  } msg;
} SDL_SysWMmsg;

typedef struct {
  SDL_version version;
  SDL_SYSWM_TYPE subsystem;
  union {
    struct {
      void *display;
      unsigned long window;
    } x11;
    struct {
      void *display;
    } wl;
    uint8_t dummy[64];
  } info;
} SDL_SysWMinfo;

typedef struct {
  uint32_t type, timestamp;
  SDL_SysWMmsg *msg;
} SDL_SysWMEvent;

typedef union {
  uint32_t type;
  SDL_WindowEvent window;
  SDL_KeyboardEvent key;
  SDL_TextEditingEvent edit;
  SDL_TextEditingExtEvent editExt;
  SDL_TextInputEvent text;
  SDL_MouseMotionEvent motion;
  SDL_MouseButtonEvent button;
  SDL_MouseWheelEvent wheel;
  SDL_TouchFingerEvent tfinger;
  SDL_DropEvent drop;
  SDL_SysWMEvent syswm;
  uint8_t padding[56];
} SDL_Event;

static_assert(sizeof(SDL_Event) == 56, "SDL writes events of 56 bytes");
static_assert(sizeof(SDL_SysWMinfo) == 72, "SDL writes 64 bytes behind version and system");
