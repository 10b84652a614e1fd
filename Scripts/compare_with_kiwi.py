"""Solves constraint systems, a line of JSON each on standard input, with kiwi and compares what they miss.

Both solvers must agree on whether the required constraints hold together, and miss the constraints of each priority by
the same sum. Values may differ where the constraints leave a choice.
"""

import json
import sys

import kiwisolver

# Priorities by weights a thousand times apart, which is how kiwi compares them.
STRENGTHS = {
    1000.0: kiwisolver.strength.required,
    750.0: kiwisolver.strength.strong,
    500.0: kiwisolver.strength.medium,
    250.0: kiwisolver.strength.weak,
}
TOLERANCE = 1e-4


def miss(constraint, values):
    """By how much a constraint is missed."""
    value = constraint["constant"] + sum(factor * values[index] for index, factor in constraint["terms"])
    return {"==": abs(value), "<=": max(0.0, value), ">=": max(0.0, -value)}[constraint["relation"]]


def misses(system, values):
    """The sum of misses of each priority, from the highest."""
    return [
        sum(miss(constraint, values) for constraint in system["constraints"] if constraint["priority"] == priority)
        for priority in STRENGTHS
    ]


def kiwi_values(system):
    """Kiwi's values; None where it finds the required constraints to contradict each other."""
    variables = [kiwisolver.Variable(f"v{index}") for index in range(len(system["values"]))]
    solver = kiwisolver.Solver()
    # Required ones first: whether they hold together must not depend on anything else.
    for constraint in sorted(system["constraints"], key=lambda constraint: -constraint["priority"]):
        expression = kiwisolver.Expression(
            [kiwisolver.Term(variables[index], factor) for index, factor in constraint["terms"]], constraint["constant"]
        )
        try:
            solver.addConstraint(
                kiwisolver.Constraint(expression, constraint["relation"], STRENGTHS[constraint["priority"]])
            )
        except kiwisolver.UnsatisfiableConstraint:
            return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


def difference(system):
    """What the solvers differ in, in a sentence; None when they agree."""
    expected = kiwi_values(system)
    if (expected is None) != system["conflict"]:
        return f"kiwi finds {'a' if expected is None else 'no'} contradiction"
    if expected is None:
        return None
    ours = misses(system, system["values"])
    theirs = misses(system, expected)
    if any(abs(first - second) > TOLERANCE * (1 + second) for first, second in zip(ours, theirs)):
        return f"misses {ours} at {system['values']}, kiwi {theirs} at {expected}"
    return None


def main():
    count = conflicts = 0
    for line in sys.stdin:
        system = json.loads(line)
        count += 1
        conflicts += system["conflict"]
        found = difference(system)
        if found:
            print(f"system {count}: {found}\n{line}", file=sys.stderr)
            return 1
    print(f"{count} systems, {conflicts} of them contradictions: kiwi {kiwisolver.__version__} agrees")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
