/// The locale for dates of the desktop's session, found as programs of the C library do.
enum DesktopLocale {
  /// The first of `LC_ALL`, `LC_TIME` and `LANG` that is set, without encoding and variant: `de_DE` for `de_DE.UTF-8@euro`;
  /// nil for `C`, `POSIX` and for none.
  static func identifier(in environment: [String: String]) -> String? {
    let variables = ["LC_ALL", "LC_TIME", "LANG"]
    guard let value = variables.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    let name = value.prefix { $0 != "." && $0 != "@" }
    return LaunchOptions.locale(String(name))
  }
}
