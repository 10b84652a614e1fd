#include "world.h"

namespace {

int number_of(b2Fixture *fixture) { return int(fixture->GetUserData().pointer); }

}

PhysicsWorld::PhysicsWorld(PhysicsCollisionRule rule, const void *context) : rule(rule), context(context) {
  b2BodyDef definition;
  ground = world.CreateBody(&definition);
  world.SetContactListener(this);
  world.SetContactFilter(this);
}

bool PhysicsWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  return rule(context, number_of(first), number_of(second));
}

void PhysicsWorld::BeginContact(b2Contact *contact) {
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  contacts.push_back(
      {number_of(contact->GetFixtureA()), number_of(contact->GetFixtureB()), vector_of(manifold.points[0]), true});
}

void PhysicsWorld::EndContact(b2Contact *contact) {
  contacts.push_back({number_of(contact->GetFixtureA()), number_of(contact->GetFixtureB()), {0, 0}, false});
}

PhysicsWorld *physics_world_create(PhysicsCollisionRule rule, const void *context) {
  return new PhysicsWorld(rule, context);
}

void physics_world_destroy(PhysicsWorld *world) {
  // The bodies' ends would be told to a rule whose context is gone.
  world->world.SetContactListener(nullptr);
  delete world;
}

void physics_world_step(PhysicsWorld *world, double seconds) {
  world->contacts.clear();
  // The numbers of iterations that Box2D's manual suggests.
  world->world.Step(float(seconds), 8, 3);
}

bool physics_world_is_at_rest(const PhysicsWorld *world) {
  for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
    if (body->GetType() == b2_dynamicBody && body->IsAwake()) return false;
  }
  return true;
}

const PhysicsContact *physics_world_contacts(const PhysicsWorld *world, size_t *count) {
  *count = world->contacts.size();
  return world->contacts.data();
}
