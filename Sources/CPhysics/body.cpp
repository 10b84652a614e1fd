#include "world.h"

PhysicsBody *physics_body_create(PhysicsWorld *world, PhysicsVector center, double angle) {
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  definition.position = vector_of(center);
  definition.angle = float(angle);
  return reinterpret_cast<PhysicsBody *>(world->world.CreateBody(&definition));
}

void physics_body_destroy(PhysicsWorld *world, PhysicsBody *body) { world->world.DestroyBody(body_of(body)); }

void physics_body_place(PhysicsBody *body, PhysicsVector center, double angle) {
  body_of(body)->SetTransform(vector_of(center), float(angle));
  body_of(body)->SetAwake(true);
}

PhysicsVector physics_body_center(const PhysicsBody *body) { return vector_of(body_of(body)->GetPosition()); }

double physics_body_angle(const PhysicsBody *body) { return body_of(body)->GetAngle(); }

PhysicsVector physics_body_velocity(const PhysicsBody *body) { return vector_of(body_of(body)->GetLinearVelocity()); }

double physics_body_angular_velocity(const PhysicsBody *body) { return body_of(body)->GetAngularVelocity(); }

void physics_body_set_velocity(PhysicsBody *body, PhysicsVector velocity, double angular) {
  body_of(body)->SetAwake(true);
  body_of(body)->SetLinearVelocity(vector_of(velocity));
  body_of(body)->SetAngularVelocity(float(angular));
}

double physics_body_mass(const PhysicsBody *body) { return body_of(body)->GetMass(); }

void physics_body_set_motion(PhysicsBody *body, double resistance, double angular_resistance, bool rotates, bool is_fixed) {
  b2Body *target = body_of(body);
  // Greater numbers stop the body within a step already, and have room in a float.
  target->SetLinearDamping(float(b2Min(resistance, 1e6)));
  target->SetAngularDamping(float(b2Min(angular_resistance, 1e6)));
  if (target->IsFixedRotation() == rotates) target->SetFixedRotation(!rotates);
  b2BodyType type = is_fixed ? b2_staticBody : b2_dynamicBody;
  if (target->GetType() != type) target->SetType(type);
}

void physics_body_wake(PhysicsBody *body) { body_of(body)->SetAwake(true); }

void physics_body_reconsider_contacts(PhysicsBody *body) {
  for (b2Fixture *fixture = body_of(body)->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void physics_body_apply_force(PhysicsBody *body, PhysicsVector force, PhysicsVector offset, bool wakes) {
  b2Body *target = body_of(body);
  target->ApplyForce(vector_of(force), target->GetWorldPoint(vector_of(offset)), wakes);
}

void physics_body_apply_impulse(PhysicsBody *body, PhysicsVector impulse, PhysicsVector offset) {
  b2Body *target = body_of(body);
  target->ApplyLinearImpulse(vector_of(impulse), target->GetWorldPoint(vector_of(offset)), true);
}
