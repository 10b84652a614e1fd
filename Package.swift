// swift-tools-version: 6.0
import PackageDescription

// On Apple platforms the system brings UIKit and everything below it, so only the
// portable floors are declared there. The same product names exist on both sides.
#if os(Linux)
  let systemLibraries: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    // Opened when first used, so none has link flags.
    .systemLibrary(name: "CImages"),
    .systemLibrary(name: "CSDL"),
    .systemLibrary(name: "CIndexStore"),
  ]

  let floors: [Target] = [
    // Keeps shared libraries that nothing refers to out of the program.
    .target(name: "CLinkerOptions"),
    .target(name: "CLinux"),
    .target(name: "CPixels"),
    .target(name: "Fuzzing"),
    .target(name: "ListCore", exclude: ["Updates/README.md"]),
    .target(name: "ConstraintSolver", exclude: ["README.md"]),
    .target(name: "CoreGraphics", dependencies: ["CCairo"]),
    .target(name: "TextLayout", dependencies: ["CoreGraphics", "CPango", "CCairo"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo", "CPixels"]),
    .target(name: "Stage", dependencies: ["QuartzCore", "CoreGraphics", "CLinux"]),
    .target(name: "StageSDL", dependencies: ["Stage", "QuartzCore", "CoreGraphics", "CSDL"]),
    // The floors inside UIKit, from below. An app imports UIKit alone, which exports them all.
    .target(
      name: "UIKitGraphics",
      dependencies: ["QuartzCore", "TextLayout", "CoreGraphics", "CImages", "CCairo"],
      exclude: ["README.md", "Images/Symbols/LICENSES"]),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitGraphics", "StageSDL", "Stage", "QuartzCore", "TextLayout", "CoreGraphics", "ListCore",
        "ConstraintSolver", "CCairo", "CLinkerOptions",
      ],
      exclude: [
        "Accessibility/README.md", "Alerts/README.md", "AutoLayout/README.md", "Controllers/Presenting/README.md",
        "Scrolling/README.md", "Cells/README.md",
        "Collection/README.md", "Content/README.md", "Lists/README.md", "Menus/README.md", "Table/README.md",
        "Diffable/README.md", "RuntimeAssumptions/README.md", "Text/README.md", "TextInput/README.md",
      ]),
    .target(name: "PortableUIKit", dependencies: ["UIKit"]),
    .target(name: "Trestle", dependencies: ["UIKit", "ListCore"], exclude: ["README.md"]),
    .target(
      name: "TrestleTesting",
      dependencies: [
        "_Testing_UIKit", "_Testing_CoreGraphics", "Trestle", "UIKit", "Stage", "QuartzCore", "CoreGraphics",
      ]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
  ]

  let programs: [Target] = [
    .target(name: "Gallery", dependencies: ["UIKit", "Fuzzing", "Trestle"], resources: [.copy("Resources")]),
    .executableTarget(name: "GalleryApp", dependencies: ["Gallery"]),
    .executableTarget(
      name: "GalleryFuzz", dependencies: ["Gallery", "UIKit", "QuartzCore", "Stage", "Fuzzing", "CAllocations"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Trestle", "UIKit", "Stage", "StageSDL", "QuartzCore", "CoreGraphics", "ListCore", "ConstraintSolver",
        "TextLayout", "Measurement",
      ]),
    .executableTarget(name: "GalleryStart", dependencies: ["Gallery", "UIKit", "Stage", "Measurement"]),
    .target(name: "Measurement", dependencies: ["CAllocations"]),
    .target(name: "CAllocations"),
    .executableTarget(name: "ModelFuzz", dependencies: ["ListCore", "ConstraintSolver", "Fuzzing"]),
    .executableTarget(
      name: "TableFuzz",
      dependencies: ["Trestle", "UIKit", "TextLayout", "QuartzCore", "Stage", "ListCore", "Fuzzing", "CAllocations"]),
    .executableTarget(name: "StructureCheck", dependencies: ["CIndexStore"]),
  ]

  let tests: [Target] = [
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    .testTarget(name: "ListCoreTests", dependencies: ["ListCore", "ModelFuzz", "Fuzzing"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "CAllocations", "Fuzzing"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "CoreGraphics", "Fuzzing", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "CoreGraphics", "Fuzzing", "CAllocations", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "StageTests",
      dependencies: ["Stage", "StageSDL", "QuartzCore", "CoreGraphics", "CLinux", "_Testing_CoreGraphics"]),
    // What tests of several modules read of pictures and messages.
    .target(name: "PictureTesting", dependencies: ["UIKitGraphics"], path: "Tests/PictureTesting"),
    .testTarget(
      name: "UIKitGraphicsTests",
      dependencies: [
        "UIKitGraphics", "PictureTesting", "TextLayout", "QuartzCore", "CoreGraphics", "Fuzzing",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "UIKitGraphics", "PictureTesting", "Stage", "QuartzCore", "CoreGraphics", "ListCore", "TextLayout",
        "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "TableFuzz", "Fuzzing", "CAllocations",
      ],
      exclude: [
        "Controls/Goldens", "Controls/Operation/Goldens", "Controls/Button/Goldens", "Controls/Focus/Goldens",
        "Controls/Refresh/Goldens", "Images/Symbols/Goldens", "Table/Editing/Goldens",
        "Table/Goldens",
        "Table/Index/Goldens", "Text/Goldens",
        "Content/Goldens", "Content/Unavailable/Goldens",
        "Cells/Goldens", "Navigation/Goldens", "Navigation/Toolbar/Goldens", "Search/Goldens",
        "Alerts/Goldens", "Collection/Dragging/Goldens", "Controllers/Presenting/Goldens",
        "Table/Selection/Goldens", "TextInput/Goldens", "Traces/Goldens",
        "VisualEffects/Goldens",
      ],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "UIKit", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "Fuzzing", "Trestle",
      ],
      exclude: [
        "Accessibility/Goldens", "ContactsScreen/Goldens", "FeedScreen/Goldens", "NewsScreen/Goldens",
        "ProductScreen/Goldens", "SettingsScreen/Goldens", "Shop/Goldens",
      ]),
    .testTarget(
      name: "GalleryFuzzTests", dependencies: ["GalleryFuzz", "UIKit", "CoreGraphics", "Stage"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "Benchmarks", "GalleryStart", "Measurement", "UIKit", "TextLayout", "TrestleTesting", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"]),
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["UIKit", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LanguageModeFiveTests",
      dependencies: ["UIKit", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Suites as apps have them: XCTest and UIKit, nothing of ours besides.
    .testTarget(name: "XCTestCaseTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TrestleTests",
      dependencies: [
        "Trestle", "UIKit", "ListCore", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "TableFuzz",
        "Fuzzing",
      ],
      exclude: ["Documentation/Goldens", "Lists/Goldens"]),
    .testTarget(name: "StructureCheckTests", dependencies: ["StructureCheck"]),
  ]

  let products: [Product] = [
    .library(name: "PortableUIKit", targets: ["PortableUIKit", "UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "Trestle", targets: ["Trestle"]),
    .library(name: "TrestleTesting", targets: ["TrestleTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .executable(name: "gallery", targets: ["GalleryApp"]),
  ]

  let targets = systemLibraries + floors + programs + tests
#else
  let targets: [Target] = [
    .target(name: "PortableUIKit"),
    .target(name: "ListCore", exclude: ["Updates/README.md"]),
    .target(name: "Trestle", dependencies: ["ListCore"], exclude: ["README.md"]),
    // What needs no clock of ours: an app on Apple's UIKit runs on the display's.
    .target(name: "TrestleTesting", sources: ["Goldens", "Layout", "Pictures", "Recording", "Time"]),
  ]
  let products: [Product] = [
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "Trestle", targets: ["Trestle"]),
    .library(name: "TrestleTesting", targets: ["TrestleTesting"]),
  ]
#endif

let package = Package(
  name: "Trestle",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
