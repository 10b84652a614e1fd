/// The types that are known: the types above each and the ends of its files' names, the usual one first.
/// Source: Apple's list of system-declared uniform type identifiers.
enum TypeTable {
  struct Entry {
    let parents: [String]
    let suffixes: [String]

    init(_ parents: [String], _ suffixes: [String] = []) {
      self.parents = parents
      self.suffixes = suffixes
    }
  }

  static let entries: [String: Entry] = [
    "public.item": Entry([]),
    "public.data": Entry(["public.item"]),
    "public.directory": Entry(["public.item"]),
    "public.folder": Entry(["public.directory"]),
    "com.apple.package": Entry(["public.directory"]),
    "com.apple.bundle": Entry(["public.directory"]),
    "public.executable": Entry(["public.item"]),
    "public.database": Entry([]),
    "public.message": Entry([]),
    "public.contact": Entry([]),
    "public.calendar-event": Entry([]),
    "public.spreadsheet": Entry(["public.content"]),
    "public.presentation": Entry(["public.composite-content"]),
    "public.font": Entry([]),
    "public.content": Entry([]),
    "public.composite-content": Entry(["public.content"]),
    "public.text": Entry(["public.data", "public.content"]),
    "public.plain-text": Entry(["public.text"], ["txt", "text", "log"]),
    "public.utf8-plain-text": Entry(["public.plain-text"]),
    "public.utf16-plain-text": Entry(["public.plain-text"]),
    "net.daringfireball.markdown": Entry(["public.plain-text"], ["md", "markdown"]),
    "public.source-code": Entry(["public.plain-text"]),
    "public.swift-source": Entry(["public.source-code"], ["swift"]),
    "public.c-source": Entry(["public.source-code"], ["c"]),
    "public.c-header": Entry(["public.source-code"], ["h"]),
    "public.c-plus-plus-source": Entry(["public.source-code"], ["cpp", "cc", "cxx"]),
    "public.objective-c-source": Entry(["public.source-code"], ["m"]),
    "public.script": Entry(["public.source-code"]),
    "public.shell-script": Entry(["public.script"], ["sh"]),
    "public.python-script": Entry(["public.script"], ["py"]),
    "public.ruby-script": Entry(["public.script"], ["rb"]),
    "com.netscape.javascript-source": Entry(["public.source-code"], ["js"]),
    "public.rtf": Entry(["public.text"], ["rtf"]),
    "public.html": Entry(["public.text"], ["html", "htm"]),
    "public.xml": Entry(["public.text"], ["xml"]),
    "public.json": Entry(["public.text"], ["json"]),
    "public.yaml": Entry(["public.text"], ["yml", "yaml"]),
    "public.css": Entry(["public.text"], ["css"]),
    "public.delimited-values-text": Entry(["public.text"]),
    "public.comma-separated-values-text": Entry(["public.delimited-values-text"], ["csv"]),
    "public.tab-separated-values-text": Entry(["public.delimited-values-text"], ["tsv"]),
    "public.vcard": Entry(["public.text"], ["vcf"]),
    "com.apple.ical.ics": Entry(["public.text"], ["ics"]),
    "com.apple.property-list": Entry(["public.data"], ["plist"]),
    "public.url": Entry(["public.data"]),
    "public.file-url": Entry(["public.url"]),
    "public.image": Entry(["public.data", "public.content"]),
    "public.png": Entry(["public.image"], ["png"]),
    "public.jpeg": Entry(["public.image"], ["jpeg", "jpg"]),
    "public.tiff": Entry(["public.image"], ["tiff", "tif"]),
    "public.heif": Entry(["public.image"], ["heif"]),
    "public.heic": Entry(["public.heif"], ["heic"]),
    "public.svg-image": Entry(["public.image", "public.xml"], ["svg"]),
    "com.compuserve.gif": Entry(["public.image"], ["gif"]),
    "com.microsoft.bmp": Entry(["public.image"], ["bmp"]),
    "com.microsoft.ico": Entry(["public.image"], ["ico"]),
    "org.webmproject.webp": Entry(["public.image"], ["webp"]),
    "com.adobe.pdf": Entry(["public.data", "public.composite-content"], ["pdf"]),
    "public.audiovisual-content": Entry(["public.data", "public.content"]),
    "public.movie": Entry(["public.audiovisual-content"]),
    "public.mpeg-4": Entry(["public.movie"], ["mp4"]),
    "com.apple.quicktime-movie": Entry(["public.movie"], ["mov"]),
    "public.video": Entry(["public.movie"]),
    "public.audio": Entry(["public.audiovisual-content"]),
    "public.mp3": Entry(["public.audio"], ["mp3"]),
    "com.apple.m4a-audio": Entry(["public.audio"], ["m4a"]),
    "com.microsoft.waveform-audio": Entry(["public.audio"], ["wav"]),
    "public.archive": Entry(["public.data"]),
    "public.zip-archive": Entry(["public.archive"], ["zip"]),
    "public.tar-archive": Entry(["public.archive"], ["tar"]),
    "org.gnu.gnu-zip-archive": Entry(["public.archive"], ["gz", "tgz"]),
  ]

  /// Types by the ends of file names.
  static let identifiers = Dictionary(
    uniqueKeysWithValues: entries.flatMap { identifier, entry in entry.suffixes.map { ($0, identifier) } })
}
