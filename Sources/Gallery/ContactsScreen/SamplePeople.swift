/// People who do not exist, with names of several languages and scripts.
enum SamplePeople {
  /// Makes people. Equal counts give equal people, on every machine.
  static func people(_ count: Int) -> [Person] {
    (0..<count).map { number in
      // A prime step, so that neighbouring people differ in origin.
      let mixed = number &* 7919
      let place = places[mixed % places.count]
      let given = place.given[mixed / places.count % place.given.count]
      let family = place.family[mixed / 31 % place.family.count]
      // Names repeat, so people after the first thousand get a number, one for each further thousand.
      let generation = number / 1000
      let name = place.isFamilyFirst ? family + given : "\(given) \(family)"
      return Person(
        id: number, name: generation == 0 ? name : "\(name) \(generation)",
        company: companies[mixed / 7 % companies.count],
        mail: "p\(number)@example.org")
    }
  }

  private struct Place {
    var given: [String]
    var family: [String]
    var isFamilyFirst = false
  }

  private static let places = [
    Place(
      given: ["Amelia", "Oliver", "Grace", "Noah", "Ivy", "Theo", "Beatrice"],
      family: ["Watson", "Hughes", "O’Neill", "Quinn", "Underwood", "Young", "Evans"]),
    Place(
      given: ["Åsa", "Søren", "Björn", "Zoë", "Jürgen", "Éloïse", "Łukasz"],
      family: ["Ågren", "Kjær", "Müller", "Nuñez", "Çelik", "Dvořák", "Ibáñez"]),
    Place(given: ["Иван", "Ольга", "Юрий", "Анна"], family: ["Белов", "Чернова", "Ёлкин", "Щукина"]),
    Place(given: ["Ελένη", "Γιώργος", "Άννα"], family: ["Παππάς", "Ωραίου", "Ζαχαρίου"]),
    Place(given: ["小明", "美玲", "志強", "雅婷"], family: ["王", "張", "歐陽", "林"], isFamilyFirst: true),
    Place(given: ["さくら", "健二", "ユキ"], family: ["佐藤", "高橋", "渡辺"], isFamilyFirst: true),
    Place(given: ["민준", "서연", "하은"], family: ["김", "박", "최"], isFamilyFirst: true),
    Place(given: ["محمد", "ليلى", "أحمد"], family: ["حسن", "العلي", "منصور"]),
    Place(given: ["נועה", "דוד", "שרה"], family: ["כהן", "לוי", "מזרחי"]),
    Place(given: ["आरव", "प्रिया", "रोहन"], family: ["शर्मा", "पटेल", "सिंह"]),
    Place(
      given: ["Xavier", "Rosa", "Vera", "Pablo", "Fiona", "Hugo", "Kira"],
      family: ["Tanaka", "Silva", "Rossi", "Lund", "Jansen", "Vargas", "Zimmer"]),
  ]

  private static let companies = ["Harbour Tea", "Nordlys", "山田書店", "Café Ærø", "Blue Mill", "Atelier Noé", "Ленте"]
}
