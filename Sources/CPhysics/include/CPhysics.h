#pragma once
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// The rigid bodies of Box2D behind C functions. Lengths are metres, masses kilograms, angles radians, times seconds.

typedef struct PhysicsWorld PhysicsWorld;
typedef struct PhysicsBody PhysicsBody;
typedef struct PhysicsJoint PhysicsJoint;

typedef struct {
  double x;
  double y;
} PhysicsVector;

/// Whether the shapes of two numbers touch each other or pass through.
typedef bool (*PhysicsCollisionRule)(const void *context, int first, int second);

/// Two shapes that came together or parted.
typedef struct {
  int first;
  int second;
  PhysicsVector place;
  bool began;
} PhysicsContact;

/// A world without gravity.
PhysicsWorld *physics_world_create(PhysicsCollisionRule rule, const void *context);
/// Its bodies and joints are gone with it.
void physics_world_destroy(PhysicsWorld *world);
void physics_world_step(PhysicsWorld *world, double seconds);
/// Whether every body that moves has come to rest, or there is none.
bool physics_world_is_at_rest(const PhysicsWorld *world);
/// The contacts since the last step began, in their order. They are valid until the next step.
const PhysicsContact *physics_world_contacts(const PhysicsWorld *world, size_t *count);

/// A body at rest without a shape.
PhysicsBody *physics_body_create(PhysicsWorld *world, PhysicsVector center, double angle);
/// Its joints are gone with it.
void physics_body_destroy(PhysicsWorld *world, PhysicsBody *body);
void physics_body_place(PhysicsBody *body, PhysicsVector center, double angle);
PhysicsVector physics_body_center(const PhysicsBody *body);
double physics_body_angle(const PhysicsBody *body);
PhysicsVector physics_body_velocity(const PhysicsBody *body);
double physics_body_angular_velocity(const PhysicsBody *body);
/// Wakes the body.
void physics_body_set_velocity(PhysicsBody *body, PhysicsVector velocity, double angular);
double physics_body_mass(const PhysicsBody *body);
/// Resistances slow the body by this share of its speed in a second. A fixed body does not move at all.
void physics_body_set_motion(PhysicsBody *body, double resistance, double angular_resistance, bool rotates, bool is_fixed);
void physics_body_wake(PhysicsBody *body);
/// Asks the rule again about all contacts of the body.
void physics_body_reconsider_contacts(PhysicsBody *body);
/// A force, or an impulse, at a place relative to the body's centre and turned with it. A force leaves a resting body at rest.
void physics_body_apply_force(PhysicsBody *body, PhysicsVector force, PhysicsVector offset, bool wakes);
void physics_body_apply_impulse(PhysicsBody *body, PhysicsVector impulse, PhysicsVector offset);

typedef struct {
  double density;
  double friction;
  double elasticity;
} PhysicsMaterial;

/// Replaces the body's shape with the convex hull of at most eight corners around its centre.
void physics_body_set_polygon(PhysicsBody *body, int number, const PhysicsVector *corners, size_t count, PhysicsMaterial material);
/// Replaces the body's shape with a circle around its centre.
void physics_body_set_circle(PhysicsBody *body, int number, double radius, PhysicsMaterial material);
/// Adds a line through points to a body that is fixed.
void physics_body_add_line(PhysicsBody *body, int number, const PhysicsVector *points, size_t count, bool is_closed);
void physics_body_remove_shapes(PhysicsBody *body);

/// Where a joint holds a body: a place relative to the centre, turned with the body. Without a body the place is of the world.
typedef struct {
  PhysicsBody *body;
  PhysicsVector place;
} PhysicsEnd;

/// Keeps two places apart by a length: rigidly where the frequency is 0, else by a spring of that many oscillations a second.
/// A damping of 1 is critical.
PhysicsJoint *physics_joint_distance(PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second, double length, double frequency, double damping);
/// Keeps two places within a length.
PhysicsJoint *physics_joint_limit(PhysicsWorld *world, PhysicsEnd first, PhysicsEnd second, double length);
/// Two bodies that turn about a place of the world; within angles where `is_limited`.
PhysicsJoint *physics_joint_pin(PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, double torque, bool is_limited, double lower, double upper);
/// Two bodies that move along an axis through a place of the world, and do not turn; without a second body along an axis of the world.
PhysicsJoint *physics_joint_slide(PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, PhysicsVector axis, bool is_limited, double lower, double upper);
/// Two bodies that move as one, or give way by a spring where the frequency is not 0.
PhysicsJoint *physics_joint_fixed(PhysicsWorld *world, PhysicsBody *first, PhysicsBody *second, PhysicsVector place, double frequency, double damping);
void physics_joint_destroy(PhysicsWorld *world, PhysicsJoint *joint);

#ifdef __cplusplus
}
#endif
