#include "world.h"
#include <cfloat>

namespace {

b2Body *body_of(PhysicsWorld *world, PhysicsBody *body) { return body ? body_of(body) : world->ground; }

PhysicsJoint *add(PhysicsWorld *world, b2JointDef &definition) {
  // Attached items collide where a collision behaviour says so.
  definition.collideConnected = true;
  b2Joint *joint = world->world.CreateJoint(&definition);
  joint->GetBodyA()->SetAwake(true);
  joint->GetBodyB()->SetAwake(true);
  return reinterpret_cast<PhysicsJoint *>(joint);
}

b2DistanceJointDef distance(PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second, double length) {
  b2DistanceJointDef definition;
  definition.bodyA = body_of(world, first.body);
  definition.bodyB = body_of(world, second.body);
  definition.localAnchorA = vector_of(first.place);
  definition.localAnchorB = vector_of(second.place);
  definition.length = float(length);
  definition.minLength = definition.length;
  definition.maxLength = definition.length;
  return definition;
}

/// Two places as one: a distance needs a direction.
PhysicsJoint *meet(PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second) {
  b2RevoluteJointDef definition;
  definition.bodyA = body_of(world, first.body);
  definition.bodyB = body_of(world, second.body);
  definition.localAnchorA = vector_of(first.place);
  definition.localAnchorB = vector_of(second.place);
  return add(world, definition);
}

/// A spring without a length from a place of a body to one of the world.
PhysicsJoint *pull(PhysicsWorld *world, PhysicsEnd end, PhysicsVector place, double frequency, double damping) {
  b2MouseJointDef definition;
  definition.bodyA = world->ground;
  definition.bodyB = body_of(end.body);
  definition.target = definition.bodyB->GetWorldPoint(vector_of(end.place));
  definition.maxForce = FLT_MAX;
  b2LinearStiffness(
      definition.stiffness, definition.damping, float(frequency), float(damping), definition.bodyA, definition.bodyB);
  PhysicsJoint *joint = add(world, definition);
  static_cast<b2MouseJoint *>(reinterpret_cast<b2Joint *>(joint))->SetTarget(vector_of(place));
  return joint;
}

}

PhysicsJoint *physics_joint_distance(
    PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second, double length, double frequency, double damping) {
  if (length < b2_linearSlop && frequency <= 0) return meet(world, first, second);
  if (length < b2_linearSlop && !second.body) return pull(world, first, second.place, frequency, damping);
  b2DistanceJointDef definition = distance(world, first, second, length);
  if (frequency > 0) {
    b2LinearStiffness(
        definition.stiffness, definition.damping, float(frequency), float(damping), definition.bodyA, definition.bodyB);
    definition.minLength = 0;
    definition.maxLength = FLT_MAX;
  }
  return add(world, definition);
}

PhysicsJoint *physics_joint_limit(PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second, double length) {
  b2DistanceJointDef definition = distance(world, first, second, length);
  definition.minLength = 0;
  return add(world, definition);
}

PhysicsJoint *physics_joint_pin(
    PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, double torque, bool is_limited,
    double lower, double upper) {
  b2RevoluteJointDef definition;
  definition.Initialize(body_of(world, first), body_of(world, second), vector_of(place));
  definition.enableMotor = torque > 0;
  definition.maxMotorTorque = float(torque);
  definition.enableLimit = is_limited;
  definition.lowerAngle = float(lower);
  definition.upperAngle = float(upper);
  return add(world, definition);
}

PhysicsJoint *physics_joint_slide(
    PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, PhysicsVector axis,
    bool is_limited, double lower, double upper) {
  b2PrismaticJointDef definition;
  // The axis belongs to the first body of the joint: to the world where there is only one.
  definition.Initialize(body_of(world, second), body_of(world, first), vector_of(place), vector_of(axis));
  definition.enableLimit = is_limited;
  definition.lowerTranslation = float(lower);
  definition.upperTranslation = float(upper);
  return add(world, definition);
}

PhysicsJoint *physics_joint_fixed(
    PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, double frequency, double damping) {
  b2WeldJointDef definition;
  definition.Initialize(body_of(world, first), body_of(world, second), vector_of(place));
  if (frequency > 0) {
    b2AngularStiffness(
        definition.stiffness, definition.damping, float(frequency), float(damping), definition.bodyA, definition.bodyB);
  }
  return add(world, definition);
}

void physics_joint_destroy(PhysicsWorld *world, PhysicsJoint *joint) {
  b2Joint *gone = reinterpret_cast<b2Joint *>(joint);
  gone->GetBodyA()->SetAwake(true);
  gone->GetBodyB()->SetAwake(true);
  world->world.DestroyJoint(gone);
}
