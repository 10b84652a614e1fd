#include "interrupts.h"
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

static const int kinds[] = {SIGINT, SIGTERM, SIGHUP};
static const int kind_count = sizeof kinds / sizeof kinds[0];
static volatile sig_atomic_t noted_in = -1;

// Only what a handler of signals may do.
static void note(int signal) {
  (void)signal;
  int error = errno;
  uint64_t one = 1;
  ssize_t written = write(noted_in, &one, sizeof one);
  (void)written;
  errno = error;
}

static void replace(void (*old)(int), void (*new)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = new;
  action.sa_flags = flags;
  for (int index = 0; index < kind_count; index += 1) {
    struct sigaction present;
    if (sigaction(kinds[index], NULL, &present) == 0 && present.sa_handler == old) {
      sigaction(kinds[index], &action, NULL);
    }
  }
}

int interrupts_watch(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (descriptor < 0) return descriptor;
  noted_in = descriptor;
  replace(SIG_DFL, note, SA_RESTART | SA_RESETHAND);
  return descriptor;
}

void interrupts_unwatch(int descriptor) {
  // Somebody else may watch by now.
  if (noted_in == descriptor) {
    replace(note, SIG_DFL, 0);
    noted_in = -1;
  }
  close(descriptor);
}
