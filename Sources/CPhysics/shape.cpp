#include "world.h"

namespace {

/// A line takes friction and bounce from the item at it: Box2D mixes frictions as a geometric mean, and takes the greater elasticity.
const PhysicsMaterial boundary = {0, 1, 0};

void add_shape(b2Body *body, int number, const b2Shape &shape, PhysicsMaterial material) {
  b2FixtureDef definition;
  definition.shape = &shape;
  definition.userData.pointer = uintptr_t(number);
  definition.density = float(material.density);
  definition.friction = float(material.friction);
  definition.restitution = float(material.elasticity);
  // Views bounce at lower speeds than Box2D's usual threshold.
  definition.restitutionThreshold = 0.4f * b2_lengthUnitsPerMeter;
  body->CreateFixture(&definition);
}

}

void physics_body_remove_shapes(PhysicsBody *body) {
  while (b2Fixture *fixture = body_of(body)->GetFixtureList()) body_of(body)->DestroyFixture(fixture);
}

void physics_body_set_polygon(
    PhysicsBody *body, int number, const PhysicsVector *corners, size_t count, PhysicsMaterial material) {
  physics_body_remove_shapes(body);
  b2Vec2 points[b2_maxPolygonVertices];
  int used = 0;
  for (size_t index = 0; index < count && used < b2_maxPolygonVertices; index++) points[used++] = vector_of(corners[index]);
  b2PolygonShape shape;
  shape.Set(points, used);
  add_shape(body_of(body), number, shape, material);
}

void physics_body_set_circle(PhysicsBody *body, int number, double radius, PhysicsMaterial material) {
  physics_body_remove_shapes(body);
  b2CircleShape shape;
  shape.m_radius = float(radius);
  add_shape(body_of(body), number, shape, material);
}

void physics_body_add_line(PhysicsBody *body, int number, const PhysicsVector *points, size_t count, bool is_closed) {
  std::vector<b2Vec2> line;
  for (size_t index = 0; index < count; index++) {
    b2Vec2 point = vector_of(points[index]);
    // Box2D takes no points that are closer than this.
    if (line.empty() || b2DistanceSquared(line.back(), point) > b2_linearSlop * b2_linearSlop) line.push_back(point);
  }
  if (is_closed && line.size() > 1 && b2DistanceSquared(line.back(), line.front()) <= b2_linearSlop * b2_linearSlop) line.pop_back();
  if (line.size() < 2) return;
  // Edges of both sides: a chain would let through what comes from behind it.
  size_t edges = is_closed && line.size() > 2 ? line.size() : line.size() - 1;
  for (size_t index = 0; index < edges; index++) {
    b2EdgeShape shape;
    shape.SetTwoSided(line[index], line[(index + 1) % line.size()]);
    add_shape(body_of(body), number, shape, boundary);
  }
}
