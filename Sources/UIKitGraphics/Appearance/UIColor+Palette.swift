// Colours that adapt to appearance and contrast, by hue.
extension UIColor {
  public class var systemRed: UIColor { SystemColors.red }
  public class var systemGreen: UIColor { SystemColors.green }
  public class var systemBlue: UIColor { SystemColors.blue }
  public class var systemOrange: UIColor { SystemColors.orange }
  public class var systemYellow: UIColor { SystemColors.yellow }
  public class var systemPink: UIColor { SystemColors.pink }
  public class var systemPurple: UIColor { SystemColors.purple }
  public class var systemTeal: UIColor { SystemColors.teal }
  public class var systemIndigo: UIColor { SystemColors.indigo }
  public class var systemBrown: UIColor { SystemColors.brown }
  public class var systemMint: UIColor { SystemColors.mint }
  public class var systemCyan: UIColor { SystemColors.cyan }
  public class var systemGray: UIColor { SystemColors.gray }
  public class var systemGray2: UIColor { SystemColors.gray2 }
  public class var systemGray3: UIColor { SystemColors.gray3 }
  public class var systemGray4: UIColor { SystemColors.gray4 }
  public class var systemGray5: UIColor { SystemColors.gray5 }
  public class var systemGray6: UIColor { SystemColors.gray6 }
}

// Colours that adapt to appearance and contrast, by meaning.
extension UIColor {
  public class var label: UIColor { SystemColors.label }
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  public class var link: UIColor { SystemColors.link }
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  public class var separator: UIColor { SystemColors.separator }
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  public class var systemBackground: UIColor { SystemColors.background }
  public class var secondarySystemBackground: UIColor { SystemColors.secondaryBackground }
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiaryBackground }
  public class var systemGroupedBackground: UIColor { SystemColors.groupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondaryGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiaryGroupedBackground }
  public class var systemFill: UIColor { SystemColors.fill }
  public class var secondarySystemFill: UIColor { SystemColors.secondaryFill }
  public class var tertiarySystemFill: UIColor { SystemColors.tertiaryFill }
  public class var quaternarySystemFill: UIColor { SystemColors.quaternaryFill }
  public class var groupTableViewBackground: UIColor { SystemColors.groupedBackground }
  public class var tintColor: UIColor { SystemColors.inheritedTint }
}

// Colours that never change.
extension UIColor {
  public class var darkText: UIColor { SystemColors.darkText }
  public class var lightText: UIColor { SystemColors.lightText }
  public class var black: UIColor { SystemColors.black }
  public class var darkGray: UIColor { SystemColors.darkGray }
  public class var lightGray: UIColor { SystemColors.lightGray }
  public class var white: UIColor { SystemColors.white }
  public class var gray: UIColor { SystemColors.plainGray }
  public class var red: UIColor { SystemColors.plainRed }
  public class var green: UIColor { SystemColors.plainGreen }
  public class var blue: UIColor { SystemColors.plainBlue }
  public class var cyan: UIColor { SystemColors.plainCyan }
  public class var yellow: UIColor { SystemColors.plainYellow }
  public class var magenta: UIColor { SystemColors.magenta }
  public class var orange: UIColor { SystemColors.plainOrange }
  public class var purple: UIColor { SystemColors.plainPurple }
  public class var brown: UIColor { SystemColors.plainBrown }
  public class var clear: UIColor { SystemColors.clear }
}
