import UIKit

let market = Market()
market.selectors()
market.paths()
market.observe()

let clerk = Clerk(Helper())
market.delegate = clerk
market.sell(2)

market.lookUp(Stall(), [Truck()])

makeAll()
