#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What the kernel knows of a TCP connection; times in milliseconds before now.
struct connection_state {
  bool is_connecting;
  bool is_established;
  bool has_sent;
  bool has_received;
  uint32_t last_sent;
  uint32_t last_received;
};

/// Fills `state`; false when the descriptor is no TCP socket.
bool connection_state_of(int descriptor, struct connection_state *state);

/// Seconds until the timer behind the descriptor fires: 0 when it is not armed, negative when it is no timer.
double timer_remaining(int descriptor);

/// Arms a new timer to fire once after `seconds` (0 makes it without arming it); its descriptor.
int timer_make(double seconds);

/// Arms a timer again, or disarms it with 0.
void timer_arm(int descriptor, double seconds);
