// `import UIKit` brings `URLSession`, as on iOS, and with it an automatic link against FoundationNetworking and
// libcurl, whose two dozen libraries take several milliseconds to load even in programs that never use them.
// The Swift driver passes what stands in this section to the linker, ahead of the automatic links: a shared
// library is then recorded only when something really refers to it.
__attribute__((used, retain, section(".swift1_autolink_entries")))
static const char options[] = "-Wl,--as-needed";
