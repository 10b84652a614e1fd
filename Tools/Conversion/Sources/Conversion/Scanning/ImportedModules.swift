/// Modules that sources import.
enum ImportedModules {
  /// The modules of the toolchain for Linux and of our products.
  static let available: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "UIKit",
    "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "SwiftUI", "Combine", "CombineNetworking", "XCTest",
    "Testing",
    "Observation", "RegexBuilder",
    "Synchronization", "Distributed", "Glibc", "_Concurrency", "_StringProcessing", "Trestle", "TrestleTesting",
    "UIKitTesting",
    "PortableUIKit", "FoundationInternationalization", "Cxx", "os", "MobileCoreServices", "CoreServices",
    "CoreTransferable", "Symbols",
  ]

  /// Modules that only Apple's platforms have. Their imports are removed; code that uses them does not compile.
  static let absent: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AdSupport", "AddressBook", "AppKit",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit",
    "CarPlay", "ClassKit", "CloudKit", "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "ObjectiveC", "OpenGLES", "PDFKit", "PassKit", "PencilKit",
    "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration",
    "TVUIKit", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WebKit", "WidgetKit", "iAd",
  ]

  /// Modules whose declarations are in another module here.
  static let renamed = ["OSLog": "os"]

  /// Absent modules whose declarations UIKit or Foundation has here, so that their missing import needs no note.
  static let replaced: Set<String> = ["ObjectiveC", "Darwin", "CoreFoundation"]
}
