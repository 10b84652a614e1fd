import CoreGraphics
import Expectations
import Stage
import Testing

@testable import StageSDL

@Suite struct DesktopScaleTests {
  @Test(
    arguments: [
      ([:], nil, 1),
      (["GDK_SCALE": "2"], nil, 2),
      (["QT_SCALE_FACTOR": "1.5"], nil, 1.5),
      (["GDK_SCALE": "2"], "Xft.dpi:\t96", 2),
      (["GDK_SCALE": "much"], "Xft.dpi:\t192", 2),
      ([:], "Xcursor.size:\t24\nXft.dpi:\t144\nXft.hinting:\t1", 1.5),
      ([:], "Xft.dpi: 163", 1.75),
      ([:], "Xft.dpi: 12", 1),
      ([:], "Xft.dpi: -3", 1),
      ([:], "Xft.dpi:", 1),
      (["GDK_SCALE": "40"], nil, 4),
      (["GDK_SCALE": "0"], nil, 1),
    ] as [([String: String], String?, CGFloat)])
  func theScaleIsReadFromDesktopSettingsInOrder(environment: [String: String], resources: String?, expected: CGFloat) {
    expectEqual(DesktopScale.scale(environment: environment, resources: resources), expected)
  }
}

@Suite struct DesktopAppearanceTests {
  @Test(
    arguments: [
      (["HOME": "/h"], [:], StageTraits.Appearance.light),
      ([:], [:], .light),
      (["GTK_THEME": "Adwaita:dark"], [:], .dark),
      (["GTK_THEME": "Adwaita"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=Arc-Dark"], .light),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-theme-name = Arc-Dark"], .dark),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=Darkroom"], .light),
      (["HOME": "/h"], ["/h/.config/gtk-4.0/settings.ini": "gtk-application-prefer-dark-theme=1"], .dark),
      (["HOME": "/h"], ["/h/.config/gtk-4.0/settings.ini": "gtk-application-prefer-dark-theme=false"], .light),
      (["HOME": "/h"], ["/h/.config/kdeglobals": "[General]\nColorScheme=BreezeDark\n"], .dark),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], ["/c/kdeglobals": "ColorScheme=BreezeDark"], .dark),
      (["GTK_THEME": "HighContrastInverse"], [:], .dark), (["GTK_THEME": "HighContrast"], [:], .light),
    ] as [([String: String], [String: String], StageTraits.Appearance)])
  func theAppearanceIsReadFromDesktopSettings(
    environment: [String: String], files: [String: String], expected: StageTraits.Appearance
  ) {
    expectEqual(DesktopAppearance.traits(environment: environment) { files[$0] }.appearance, expected)
  }

  @Test(
    arguments: [
      (["HOME": "/h"], [:], StageTraits.Contrast.normal), (["GTK_THEME": "HighContrast"], [:], .high),
      (["GTK_THEME": "Adwaita"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=HighContrast"], .normal),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=HighContrastInverse"], .high),
      (["HOME": "/h"], ["/h/.config/kdeglobals": "ColorScheme=Breeze High Contrast"], .high),
      (["HOME": "/h"], ["/h/.config/kdeglobals": "ColorScheme=Contrasting"], .normal),
    ] as [([String: String], [String: String], StageTraits.Contrast)])
  func highContrastThemesAreRecognisedByName(
    environment: [String: String], files: [String: String], expected: StageTraits.Contrast
  ) {
    expectEqual(DesktopAppearance.traits(environment: environment) { files[$0] }.contrast, expected)
  }

  @Test func portalValuesBecomeAppearanceAndContrast() {
    expectEqual(
      [0, 1, 2, 3].map { AppearancePortal.Preferences(scheme: $0, contrast: nil).appearance },
      [nil, .dark, .light, nil])
    expectEqual([0, 1].map { AppearancePortal.Preferences(scheme: nil, contrast: $0).contrast }, [.normal, .high])
    let nothing = AppearancePortal.Preferences(scheme: nil, contrast: nil)
    expect(nothing.appearance == nil && nothing.contrast == nil)
  }

  @Test(
    arguments: [
      ([:], [], nil), (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"], [], "unix:path=/x"),
      (["XDG_RUNTIME_DIR": "/run/user/1"], ["/run/user/1/bus"], "unix:path=/run/user/1/bus"),
      (["XDG_RUNTIME_DIR": "/run/user/1"], [], nil),
    ] as [([String: String], [String], String?)])
  func theBusAddressIsFoundIfABusRuns(environment: [String: String], files: [String], expected: String?) {
    expectEqual(MessageBus.address(environment: environment, fileExists: files.contains), expected)
  }
}
