/// A text whose wording depends on numbers, as an entry of a `.stringsdict` file or of a string catalog describes it.
package struct PluralFormat: Equatable, Sendable {
  /// A part of the text that has several forms.
  package struct Variable: Equatable, Sendable {
    /// The conversion of the number, such as `lld`, for forms that name it `%arg`.
    package var conversion: String
    /// The wording for each form of number, which may name the number, and further variables.
    package var forms: [PluralCategory: String]
    /// The position of the number among the arguments, from 1; nil is the next one.
    package var position: Int?

    package init(conversion: String, forms: [PluralCategory: String], position: Int? = nil) {
      self.conversion = conversion
      self.forms = forms
      self.position = position
    }

    /// The wording for a number. A form for zero is used for zero in every language. [D]
    fileprivate func form(for number: Double, _ category: (Double) -> PluralCategory) -> String {
      if number == 0, let zero = forms[.zero] { return zero }
      return forms[category(number)] ?? forms[.other] ?? ""
    }
  }

  /// The text around the variables.
  package var format: String
  package var variables: [String: Variable]

  package init(format: String, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// The `printf` format for some arguments, which names them one after the other.
  ///
  /// - Parameters:
  ///   - numbers: The arguments; nil for one that is not a number.
  ///   - category: The form that the language of the wording has for a number.
  /// - Returns: The format, and the positions of the arguments that it names, in its order.
  package func choice(
    numbers: [Double?], category: @escaping (Double) -> PluralCategory
  ) -> (format: String, positions: [Int]) {
    var choice = Choice(format: self, category: category, numbers: numbers)
    choice.append(format, argument: nil, conversion: nil, depth: 0)
    return (choice.text, choice.positions)
  }

  /// Builds the `printf` format from the forms that the numbers choose.
  private struct Choice {
    let format: PluralFormat
    let category: (Double) -> PluralCategory
    let numbers: [Double?]
    var text = ""
    var positions: [Int] = []
    var last = 0

    /// - Parameter argument: The position of the number that chose this wording; values without a position mean it.
    mutating func append(_ wording: String, argument: Int?, conversion: String?, depth: Int) {
      for part in FormatParts(wording).parts {
        switch part {
        case .text(let part): text += part
        case .value(_, "arg"):
          if let argument { appendValue(argument, conversion ?? "@") } else { text += "%%arg" }
        case .value(let position, let specification):
          appendValue(position ?? argument ?? next(), specification)
        case .variable(let position, let name):
          append(variable: name, position, depth)
        }
      }
    }

    private mutating func append(variable name: String, _ position: Int?, _ depth: Int) {
      // Variables that name one another in a circle end here.
      guard depth < 8, let variable = format.variables[name] else { return }
      let position = position ?? variable.position ?? next()
      let form = variable.form(for: number(at: position), category)
      append(form, argument: position, conversion: variable.conversion, depth: depth + 1)
    }

    private mutating func appendValue(_ position: Int, _ specification: String) {
      text += "%" + specification
      positions.append(position)
      last = max(last, position)
    }

    private func number(at position: Int) -> Double {
      numbers.indices.contains(position - 1) ? numbers[position - 1] ?? 0 : 0
    }

    private mutating func next() -> Int {
      last += 1
      return last
    }
  }
}
