// The kernel's own declaration of tcp_info: that of the C library stops before the counts of data segments, and the
// two cannot be seen by one Swift file.
#include "descriptors.h"
#include <linux/tcp.h>
#include <math.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { established = 1, syn_sent = 2, syn_received = 3 };

bool connection_state_of(int descriptor, struct connection_state *state) {
  struct tcp_info info;
  socklen_t length = sizeof info;
  memset(&info, 0, sizeof info);
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return false;
  state->is_connecting = info.tcpi_state == syn_sent || info.tcpi_state == syn_received;
  state->is_established = info.tcpi_state == established;
  state->has_sent = info.tcpi_data_segs_out > 0;
  state->has_received = info.tcpi_data_segs_in > 0;
  state->last_sent = info.tcpi_last_data_sent;
  state->last_received = info.tcpi_last_data_recv;
  return true;
}

double timer_remaining(int descriptor) {
  char path[64], target[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(path, target, sizeof target);
  static const char timer[] = "anon_inode:[timerfd]";
  if (length != (ssize_t)(sizeof timer - 1) || memcmp(target, timer, (size_t)length) != 0) return -1;
  struct itimerspec setting;
  if (timerfd_gettime(descriptor, &setting) != 0) return -1;
  return (double)setting.it_value.tv_sec + (double)setting.it_value.tv_nsec / 1e9;
}

void timer_arm(int descriptor, double seconds) {
  double whole = floor(seconds);
  struct itimerspec setting = {.it_value = {(time_t)whole, (long)((seconds - whole) * 1e9)}};
  timerfd_settime(descriptor, 0, &setting, NULL);
}

int timer_make(double seconds) {
  int descriptor = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  timer_arm(descriptor, seconds);
  return descriptor;
}
