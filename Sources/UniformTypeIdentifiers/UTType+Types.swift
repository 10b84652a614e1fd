import ListCore

extension UTType {
  /// Anything in a file system.
  public static let item = UTType(TypeIdentifier(rawValue: "public.item"))
  /// Anything with content for people.
  public static let content = UTType(TypeIdentifier(rawValue: "public.content"))
  /// Content of several kinds in one file.
  public static let compositeContent = UTType(TypeIdentifier(rawValue: "public.composite-content"))
  /// Any bytes.
  public static let data = UTType(TypeIdentifier(rawValue: "public.data"))
  /// A folder of any kind.
  public static let directory = UTType(TypeIdentifier(rawValue: "public.directory"))
  /// A folder that people open.
  public static let folder = UTType(TypeIdentifier(rawValue: "public.folder"))
  /// A folder that is shown as a file.
  public static let package = UTType(TypeIdentifier(rawValue: "com.apple.package"))
  /// A folder with a structure of its own.
  public static let bundle = UTType(TypeIdentifier(rawValue: "com.apple.bundle"))
  /// A program.
  public static let executable = UTType(TypeIdentifier(rawValue: "public.executable"))
  /// Records in a file, such as those of SQLite.
  public static let database = UTType(TypeIdentifier(rawValue: "public.database"))
  /// A letter or a chat.
  public static let message = UTType(TypeIdentifier(rawValue: "public.message"))
  /// A person's addresses.
  public static let contact = UTType(TypeIdentifier(rawValue: "public.contact"))
  /// An appointment.
  public static let calendarEvent = UTType(TypeIdentifier(rawValue: "public.calendar-event"))
  /// Tables with formulas.
  public static let spreadsheet = UTType(TypeIdentifier(rawValue: "public.spreadsheet"))
  /// Slides.
  public static let presentation = UTType(TypeIdentifier(rawValue: "public.presentation"))
  /// A typeface.
  public static let font = UTType(TypeIdentifier(rawValue: "public.font"))
  /// An address.
  public static let url = UTType(TypeIdentifier(rawValue: "public.url"))
  /// The place of a file.
  public static let fileURL = UTType(TypeIdentifier(rawValue: "public.file-url"))
  /// Text with or without styles.
  public static let text = UTType(TypeIdentifier(rawValue: "public.text"))
  /// Text without styles.
  public static let plainText = UTType(TypeIdentifier(rawValue: "public.plain-text"))
  /// Text of bytes in Unicode's usual coding.
  public static let utf8PlainText = UTType(TypeIdentifier(rawValue: "public.utf8-plain-text"))
  /// Text of pairs of bytes in Unicode.
  public static let utf16PlainText = UTType(TypeIdentifier(rawValue: "public.utf16-plain-text"))
  /// Tables with separators.
  public static let delimitedText = UTType(TypeIdentifier(rawValue: "public.delimited-values-text"))
  /// Tables with commas.
  public static let commaSeparatedText = UTType(TypeIdentifier(rawValue: "public.comma-separated-values-text"))
  /// Tables with tabs.
  public static let tabSeparatedText = UTType(TypeIdentifier(rawValue: "public.tab-separated-values-text"))
  /// Rich text.
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
  /// Source of any language.
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
  /// Source that is interpreted.
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
  /// Cards with addresses.
  public static let vCard = UTType(TypeIdentifier(rawValue: "public.vcard"))
  /// Pictures.
  public static let image = UTType(TypeIdentifier(rawValue: "public.image"))
  /// Pictures as PNG.
  public static let png = UTType(TypeIdentifier(rawValue: "public.png"))
  /// Pictures as JPEG.
  public static let jpeg = UTType(TypeIdentifier(rawValue: "public.jpeg"))
  /// Pictures as TIFF.
  public static let tiff = UTType(TypeIdentifier(rawValue: "public.tiff"))
  /// Pictures as GIF.
  public static let gif = UTType(TypeIdentifier(rawValue: "com.compuserve.gif"))
  /// Pictures as BMP.
  public static let bmp = UTType(TypeIdentifier(rawValue: "com.microsoft.bmp"))
  /// Icons of Windows.
  public static let ico = UTType(TypeIdentifier(rawValue: "com.microsoft.ico"))
  /// Pictures as WebP.
  public static let webP = UTType(TypeIdentifier(rawValue: "org.webmproject.webp"))
  /// Pictures as HEIF.
  public static let heif = UTType(TypeIdentifier(rawValue: "public.heif"))
  /// Pictures as HEIC.
  public static let heic = UTType(TypeIdentifier(rawValue: "public.heic"))
  /// Drawings as SVG.
  public static let svg = UTType(TypeIdentifier(rawValue: "public.svg-image"))
  /// Documents as PDF.
  public static let pdf = UTType(TypeIdentifier(rawValue: "com.adobe.pdf"))
  /// Sounds and moving pictures.
  public static let audiovisualContent = UTType(TypeIdentifier(rawValue: "public.audiovisual-content"))
  /// Moving pictures with or without sound.
  public static let movie = UTType(TypeIdentifier(rawValue: "public.movie"))
  /// Moving pictures without sound.
  public static let video = UTType(TypeIdentifier(rawValue: "public.video"))
  /// Sounds.
  public static let audio = UTType(TypeIdentifier(rawValue: "public.audio"))
  /// Films of QuickTime.
  public static let quickTimeMovie = UTType(TypeIdentifier(rawValue: "com.apple.quicktime-movie"))
  /// Films as MPEG-4.
  public static let mpeg4Movie = UTType(TypeIdentifier(rawValue: "public.mpeg-4"))
  /// Sounds as MP3.
  public static let mp3 = UTType(TypeIdentifier(rawValue: "public.mp3"))
  /// Sounds as WAV.
  public static let wav = UTType(TypeIdentifier(rawValue: "com.microsoft.waveform-audio"))
  /// Files that hold others.
  public static let archive = UTType(TypeIdentifier(rawValue: "public.archive"))
  /// Archives as ZIP.
  public static let zip = UTType(TypeIdentifier(rawValue: "public.zip-archive"))
  /// Files packed by gzip.
  public static let gzip = UTType(TypeIdentifier(rawValue: "org.gnu.gnu-zip-archive"))
}
