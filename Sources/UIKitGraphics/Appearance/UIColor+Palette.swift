// Colours that adapt to appearance and contrast, by hue.
extension UIColor {
  /// An adaptive red, #FF3B30 in light appearance.
  public class var systemRed: UIColor { SystemColors.red }
  /// An adaptive green, #34C759 in light appearance.
  public class var systemGreen: UIColor { SystemColors.green }
  /// An adaptive blue, #007AFF in light appearance.
  public class var systemBlue: UIColor { SystemColors.blue }
  /// An adaptive orange, #FF9500 in light appearance.
  public class var systemOrange: UIColor { SystemColors.orange }
  /// An adaptive yellow, #FFCC00 in light appearance.
  public class var systemYellow: UIColor { SystemColors.yellow }
  /// An adaptive pink, #FF2D55 in light appearance.
  public class var systemPink: UIColor { SystemColors.pink }
  /// An adaptive purple, #AF52DE in light appearance.
  public class var systemPurple: UIColor { SystemColors.purple }
  /// An adaptive teal, #30B0C7 in light appearance.
  public class var systemTeal: UIColor { SystemColors.teal }
  /// An adaptive indigo, #5856D6 in light appearance.
  public class var systemIndigo: UIColor { SystemColors.indigo }
  /// An adaptive brown, #A2845E in light appearance.
  public class var systemBrown: UIColor { SystemColors.brown }
  /// An adaptive mint, #00C7BE in light appearance.
  public class var systemMint: UIColor { SystemColors.mint }
  /// An adaptive cyan, #32ADE6 in light appearance.
  public class var systemCyan: UIColor { SystemColors.cyan }
  /// The base grey, #8E8E93 in light and in dark appearance; more contrast makes it darker or lighter.
  public class var systemGray: UIColor { SystemColors.gray }
  /// A grey one step closer to the background: #AEAEB2 in light, #636366 in dark appearance.
  public class var systemGray2: UIColor { SystemColors.gray2 }
  /// A grey 2 steps closer to the background: #C7C7CC in light, #48484A in dark appearance.
  public class var systemGray3: UIColor { SystemColors.gray3 }
  /// A grey 3 steps closer to the background: #D1D1D6 in light, #3A3A3C in dark appearance.
  public class var systemGray4: UIColor { SystemColors.gray4 }
  /// A grey 4 steps closer to the background: #E5E5EA in light, #2C2C2E in dark appearance.
  public class var systemGray5: UIColor { SystemColors.gray5 }
  /// A grey 5 steps closer to the background: #F2F2F7 in light, #1C1C1E in dark appearance.
  public class var systemGray6: UIColor { SystemColors.gray6 }
}

// Colours that adapt to appearance and contrast, by meaning.
extension UIColor {
  /// The colour of primary text: black in light, white in dark appearance.
  public class var label: UIColor { SystemColors.label }
  /// The colour of subordinate text, 60 % opaque.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// The colour of text of the third rank, 30 % opaque.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// The colour of text of the lowest rank, 16 to 18 % opaque.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// The colour of links.
  public class var link: UIColor { SystemColors.link }
  /// The colour of placeholders in empty controls, 30 % opaque.
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  /// A translucent colour for lines between content, under which the content shows through.
  public class var separator: UIColor { SystemColors.separator }
  /// A colour for lines between content that hides the content beneath.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// The background of an interface without groups; lighter in dark appearance at the elevated level, as in sheets.
  public class var systemBackground: UIColor { SystemColors.background }
  /// The background of content on ``systemBackground``.
  public class var secondarySystemBackground: UIColor { SystemColors.secondaryBackground }
  /// The background of content on ``secondarySystemBackground``.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiaryBackground }
  /// The background of an interface with groups, such as a grouped table view.
  public class var systemGroupedBackground: UIColor { SystemColors.groupedBackground }
  /// The background of a group, such as a row, on ``systemGroupedBackground``.
  public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondaryGroupedBackground }
  /// The background of content within a group.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiaryGroupedBackground }
  /// A translucent fill for thin, small shapes, such as a slider's track.
  public class var systemFill: UIColor { SystemColors.fill }
  /// A translucent fill for shapes of medium size, such as a switch's background.
  public class var secondarySystemFill: UIColor { SystemColors.secondaryFill }
  /// A translucent fill for large shapes, such as fields and buttons.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiaryFill }
  /// A translucent fill for large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternaryFill }
  /// The former name of ``systemGroupedBackground``.
  public class var groupTableViewBackground: UIColor { SystemColors.groupedBackground }
  /// The tint colour of the view whose traits resolve the colour; ``systemBlue`` if there is none.
  public class var tintColor: UIColor { SystemColors.inheritedTint }
}

// Colours that never change.
extension UIColor {
  /// Black, for text on light backgrounds in every appearance.
  public class var darkText: UIColor { SystemColors.darkText }
  /// White with an opacity of 60 %, for text on dark backgrounds in every appearance.
  public class var lightText: UIColor { SystemColors.lightText }
  /// White 0: does not adapt to the appearance.
  public class var black: UIColor { SystemColors.black }
  /// White 1/3: does not adapt to the appearance.
  public class var darkGray: UIColor { SystemColors.darkGray }
  /// White 2/3: does not adapt to the appearance.
  public class var lightGray: UIColor { SystemColors.lightGray }
  /// White 1: does not adapt to the appearance.
  public class var white: UIColor { SystemColors.white }
  /// White 0.5: does not adapt to the appearance; see ``systemGray``.
  public class var gray: UIColor { SystemColors.plainGray }
  /// Red 1, green 0, blue 0: does not adapt to the appearance; see ``systemRed``.
  public class var red: UIColor { SystemColors.plainRed }
  /// Red 0, green 1, blue 0: does not adapt to the appearance; see ``systemGreen``.
  public class var green: UIColor { SystemColors.plainGreen }
  /// Red 0, green 0, blue 1: does not adapt to the appearance; see ``systemBlue``.
  public class var blue: UIColor { SystemColors.plainBlue }
  /// Red 0, green 1, blue 1: does not adapt to the appearance; see ``systemCyan``.
  public class var cyan: UIColor { SystemColors.plainCyan }
  /// Red 1, green 1, blue 0: does not adapt to the appearance; see ``systemYellow``.
  public class var yellow: UIColor { SystemColors.plainYellow }
  /// Red 1, green 0, blue 1: does not adapt to the appearance.
  public class var magenta: UIColor { SystemColors.magenta }
  /// Red 1, green 0.5, blue 0: does not adapt to the appearance; see ``systemOrange``.
  public class var orange: UIColor { SystemColors.plainOrange }
  /// Red 0.5, green 0, blue 0.5: does not adapt to the appearance; see ``systemPurple``.
  public class var purple: UIColor { SystemColors.plainPurple }
  /// Red 0.6, green 0.4, blue 0.2: does not adapt to the appearance; see ``systemBrown``.
  public class var brown: UIColor { SystemColors.plainBrown }
  /// Black with an opacity of 0: draws nothing.
  public class var clear: UIColor { SystemColors.clear }
}
