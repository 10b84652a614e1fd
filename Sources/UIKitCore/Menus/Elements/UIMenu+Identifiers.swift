/// Menus that the system has, or that apps name as they build theirs; the names have Apple's values [C].
extension UIMenu.Identifier {
  /// The commands about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The commands for the alignment of text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The app's own menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The command that brings all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The commands that close.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The commands for the document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu for editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu for files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The commands that find text.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The commands for fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu for formats.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The command for the whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu for help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The commands that hide the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The commands that teach the keyboard a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The commands that look a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The commands for the window's size.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The command that opens a window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The commands that open.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The documents that were open lately.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The commands for settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The commands that print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The command that ends the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The commands that replace the selection.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The outermost menu.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The commands of other programs.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The commands that share the selection.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The commands for the sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The commands that speak text.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The commands for spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The settings for checks as one types.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The commands that show faults in spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// Cut, copy, paste and their like.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The settings for replacements as one types.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The commands for replacements.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The commands that show replacements.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The commands for text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The commands for colours of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The commands for sizes of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Bold, italic and underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The commands that copy a style.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The commands for the toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The commands for capitals.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The commands that take changes back, and make them again.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu for windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The commands for the direction of text.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
