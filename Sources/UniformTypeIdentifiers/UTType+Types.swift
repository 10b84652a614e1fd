import ListCore

extension UTType {
  /// Anything in a file system: a file, a folder, a link.
  public static let item = UTType(TypeIdentifier(rawValue: "public.item"))
  /// Content that people view, such as documents, images and messages.
  public static let content = UTType(TypeIdentifier(rawValue: "public.content"))
  /// Content of several kinds in one file.
  public static let compositeContent = UTType(TypeIdentifier(rawValue: "public.composite-content"))
  /// Any bytes.
  public static let data = UTType(TypeIdentifier(rawValue: "public.data"))
  /// A directory of any kind, packages included.
  public static let directory = UTType(TypeIdentifier(rawValue: "public.directory"))
  /// A folder that users can open.
  public static let folder = UTType(TypeIdentifier(rawValue: "public.folder"))
  /// A directory that is presented as a file.
  public static let package = UTType(TypeIdentifier(rawValue: "com.apple.package"))
  /// A directory with a defined structure.
  public static let bundle = UTType(TypeIdentifier(rawValue: "com.apple.bundle"))
  /// A program.
  public static let executable = UTType(TypeIdentifier(rawValue: "public.executable"))
  /// A database, such as one of SQLite.
  public static let database = UTType(TypeIdentifier(rawValue: "public.database"))
  /// A message: an email or a chat message.
  public static let message = UTType(TypeIdentifier(rawValue: "public.message"))
  /// Contact data, such as a person's card.
  public static let contact = UTType(TypeIdentifier(rawValue: "public.contact"))
  /// An appointment of a calendar.
  public static let calendarEvent = UTType(TypeIdentifier(rawValue: "public.calendar-event"))
  /// Tables with formulas.
  public static let spreadsheet = UTType(TypeIdentifier(rawValue: "public.spreadsheet"))
  /// A slide show.
  public static let presentation = UTType(TypeIdentifier(rawValue: "public.presentation"))
  /// A typeface.
  public static let font = UTType(TypeIdentifier(rawValue: "public.font"))
  /// A URL of any scheme.
  public static let url = UTType(TypeIdentifier(rawValue: "public.url"))
  /// A URL of the scheme `file`.
  public static let fileURL = UTType(TypeIdentifier(rawValue: "public.file-url"))
  /// Text, with or without formatting.
  public static let text = UTType(TypeIdentifier(rawValue: "public.text"))
  /// Text without formatting.
  public static let plainText = UTType(TypeIdentifier(rawValue: "public.plain-text"))
  /// Plain text, encoded as UTF-8.
  public static let utf8PlainText = UTType(TypeIdentifier(rawValue: "public.utf8-plain-text"))
  /// Plain text, encoded as UTF-16.
  public static let utf16PlainText = UTType(TypeIdentifier(rawValue: "public.utf16-plain-text"))
  /// Text whose values are separated by a delimiter, such as a tab.
  public static let delimitedText = UTType(TypeIdentifier(rawValue: "public.delimited-values-text"))
  /// A table with values separated by commas (CSV).
  public static let commaSeparatedText = UTType(TypeIdentifier(rawValue: "public.comma-separated-values-text"))
  /// A table with values separated by tabs.
  public static let tabSeparatedText = UTType(TypeIdentifier(rawValue: "public.tab-separated-values-text"))
  /// Rich Text Format.
  public static let rtf = UTType(TypeIdentifier(rawValue: "public.rtf"))
  /// Web pages.
  public static let html = UTType(TypeIdentifier(rawValue: "public.html"))
  /// Extensible markup.
  public static let xml = UTType(TypeIdentifier(rawValue: "public.xml"))
  /// Data in YAML.
  public static let yaml = UTType(TypeIdentifier(rawValue: "public.yaml"))
  /// Data in JSON.
  public static let json = UTType(TypeIdentifier(rawValue: "public.json"))
  /// Style sheets.
  public static let css = UTType(TypeIdentifier(rawValue: "public.css"))
  /// Source code in any language.
  public static let sourceCode = UTType(TypeIdentifier(rawValue: "public.source-code"))
  /// Files that end in `swift`.
  public static let swiftSource = UTType(TypeIdentifier(rawValue: "public.swift-source"))
  /// Files that end in `c`.
  public static let cSource = UTType(TypeIdentifier(rawValue: "public.c-source"))
  /// Files that end in `h`.
  public static let cHeader = UTType(TypeIdentifier(rawValue: "public.c-header"))
  /// Files that end in `cpp`, `cc` or `cxx`.
  public static let cPlusPlusSource = UTType(TypeIdentifier(rawValue: "public.c-plus-plus-source"))
  /// Source in Objective-C.
  public static let objectiveCSource = UTType(TypeIdentifier(rawValue: "public.objective-c-source"))
  /// Source code of an interpreted language.
  public static let script = UTType(TypeIdentifier(rawValue: "public.script"))
  /// Files that end in `sh`.
  public static let shellScript = UTType(TypeIdentifier(rawValue: "public.shell-script"))
  /// Files that end in `py`.
  public static let pythonScript = UTType(TypeIdentifier(rawValue: "public.python-script"))
  /// Files that end in `rb`.
  public static let rubyScript = UTType(TypeIdentifier(rawValue: "public.ruby-script"))
  /// Files that end in `js`.
  public static let javaScript = UTType(TypeIdentifier(rawValue: "com.netscape.javascript-source"))
  /// Files that end in `plist`.
  public static let propertyList = UTType(TypeIdentifier(rawValue: "com.apple.property-list"))
  /// Electronic business cards.
  public static let vCard = UTType(TypeIdentifier(rawValue: "public.vcard"))
  /// Images of any kind.
  public static let image = UTType(TypeIdentifier(rawValue: "public.image"))
  /// PNG images.
  public static let png = UTType(TypeIdentifier(rawValue: "public.png"))
  /// JPEG images.
  public static let jpeg = UTType(TypeIdentifier(rawValue: "public.jpeg"))
  /// TIFF images.
  public static let tiff = UTType(TypeIdentifier(rawValue: "public.tiff"))
  /// GIF images, animated ones included.
  public static let gif = UTType(TypeIdentifier(rawValue: "com.compuserve.gif"))
  /// Windows bitmap images.
  public static let bmp = UTType(TypeIdentifier(rawValue: "com.microsoft.bmp"))
  /// Windows icons.
  public static let ico = UTType(TypeIdentifier(rawValue: "com.microsoft.ico"))
  /// WebP images.
  public static let webP = UTType(TypeIdentifier(rawValue: "org.webmproject.webp"))
  /// HEIF images.
  public static let heif = UTType(TypeIdentifier(rawValue: "public.heif"))
  /// HEIC images.
  public static let heic = UTType(TypeIdentifier(rawValue: "public.heic"))
  /// SVG images.
  public static let svg = UTType(TypeIdentifier(rawValue: "public.svg-image"))
  /// PDF documents.
  public static let pdf = UTType(TypeIdentifier(rawValue: "com.adobe.pdf"))
  /// Audio, video or both.
  public static let audiovisualContent = UTType(TypeIdentifier(rawValue: "public.audiovisual-content"))
  /// Video with or without sound.
  public static let movie = UTType(TypeIdentifier(rawValue: "public.movie"))
  /// Video without sound.
  public static let video = UTType(TypeIdentifier(rawValue: "public.video"))
  /// Sound of any kind.
  public static let audio = UTType(TypeIdentifier(rawValue: "public.audio"))
  /// Movies in `.mov` files.
  public static let quickTimeMovie = UTType(TypeIdentifier(rawValue: "com.apple.quicktime-movie"))
  /// Movies in `.mp4` files.
  public static let mpeg4Movie = UTType(TypeIdentifier(rawValue: "public.mpeg-4"))
  /// MP3 audio.
  public static let mp3 = UTType(TypeIdentifier(rawValue: "public.mp3"))
  /// WAV audio.
  public static let wav = UTType(TypeIdentifier(rawValue: "com.microsoft.waveform-audio"))
  /// Files that contain other files.
  public static let archive = UTType(TypeIdentifier(rawValue: "public.archive"))
  /// ZIP archives.
  public static let zip = UTType(TypeIdentifier(rawValue: "public.zip-archive"))
  /// Archives compressed with gzip.
  public static let gzip = UTType(TypeIdentifier(rawValue: "org.gnu.gnu-zip-archive"))
}
