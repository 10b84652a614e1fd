/// Asks for the types that the conversion of a module's files still needs, and converts the files again with the
/// answers.
struct TypeAsking {
  let conversion: ModuleConversion
  let index: ModuleIndex
  let types: any ExpressionTypes

  /// The most rounds of questions. An answer may raise a further question, about a member of the type found.
  private static let rounds = 3

  /// A file of the module whose types are open.
  struct File {
    var scan: SourceScan
    var converted: ConvertedFile
  }

  /// Converts files again.
  ///
  /// - Parameter texts: The names and texts of all files of the module, converted as far as that is possible.
  func settle(_ files: inout [Int: File], _ texts: [(name: String, text: String)]) {
    var texts = texts
    for _ in 0..<Self.rounds {
      let open = files.keys.filter { !files[$0]!.scan.types.open.isEmpty }.sorted()
      if open.isEmpty { return }
      let probes = Dictionary(uniqueKeysWithValues: open.map { ($0, TypeProbe(files[$0]!.scan)) })
      for number in open { texts[number].text = probes[number]!.text }
      let found = types.types(
        in: open, of: texts + [(name: "_Asked.swift", text: TypeProbe.functions)], module: conversion.module)
      for number in open {
        let expressions = Dictionary(grouping: found[number] ?? [], by: \.range)
        var answers = files[number]!.scan.types
        for question in answers.open {
          answers.answer(question, with: expressions[probes[number]!.range(of: question)]?.map(\.type) ?? [])
        }
        let scan = conversion.scan(files[number]!.scan.source)
        scan.types = answers
        files[number] = File(scan: scan, converted: conversion.convert(scan, number, index))
        texts[number].text = files[number]!.converted.text
      }
    }
  }
}
