#pragma once
#include "CPhysics.h"
#include <box2d/box2d.h>
#include <vector>

struct PhysicsWorld final : b2ContactListener, b2ContactFilter {
  b2World world{b2Vec2(0, 0)};
  /// Holds the ends of joints that are places of the world.
  b2Body *ground;
  PhysicsCollisionRule rule;
  const void *context;
  std::vector<PhysicsContact> contacts;

  PhysicsWorld(PhysicsCollisionRule rule, const void *context);
  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
};

inline b2Body *body_of(PhysicsBody *body) { return reinterpret_cast<b2Body *>(body); }
inline const b2Body *body_of(const PhysicsBody *body) { return reinterpret_cast<const b2Body *>(body); }
inline b2Vec2 vector_of(PhysicsVector vector) { return b2Vec2(float(vector.x), float(vector.y)); }
inline PhysicsVector vector_of(b2Vec2 vector) { return {vector.x, vector.y}; }
