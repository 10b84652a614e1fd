/// Notes to begin with.
enum SampleNotes {
  /// Texts, with the number of days from today.
  static let texts: [(days: Int, text: String)] = [
    (
      -24,
      """
      Grafts of spring
      Bramley on the old stock, three of five took. Wax again in May.
      """
    ),
    (
      -9,
      """
      Oven timings
      Bread 40 minutes at 230, then 10 with the door ajar.
      Plum cake 55 at 180.
      Broth on the lowest flame, overnight.
      """
    ),
    (
      -1,
      """
      Call the council
      About the lamp on the corner. Telephone 030 901820, or https://example.org/lamps.
      """
    ),
    (
      0,
      """
      Things for the walk
      Water, two litres each
      Map of the coast: the tide is low at eleven
      Bread and cheese
      The long rope
      """
    ),
    (
      0,
      """
      To Maya
      Thank you for the seeds. The north bed is dug, and I have put the beans where the sun comes first. \
      Come and see it in June, when the wall is in flower; there is a train at ten, and I will be at the station.

      Write to me at maya@example.org if the day does not suit.
      """
    ),
    (
      3,
      """
      Slates to order
      Forty, 500 by 250, and a box of copper nails
      """
    ),
    (
      12,
      """
      السفر إلى الساحل
      القطار في الساعة العاشرة، والعودة مساءً.
      """
    ),
    (
      31,
      """
      山の家
      鍵は隣の家にあります。
      """
    ),
  ]
}
