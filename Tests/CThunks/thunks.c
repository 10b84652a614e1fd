#include "thunks.h"

#if defined(__x86_64__)
#define FRAME "push %rbp\n mov %rsp, %rbp\n"
__asm__(
    ".text\n"
    ".macro function name\n .globl \\name\n .type \\name, @function\n .p2align 4\n \\name:\n .endm\n"
    "function thunks_commit_default\n" FRAME "push %r13\n xor %eax, %eax\n pop %r13\n pop %rbp\n ret\n"
    "function thunks_move_default\n" FRAME "push %r13\n mov $1, %eax\n pop %r13\n pop %rbp\n ret\n"
    "function thunks_commit_own\n" FRAME "push %r13\n mov $2, %eax\n pop %r13\n pop %rbp\n ret\n"
    "function thunks_move_own\n" FRAME "push %r13\n mov $3, %eax\n pop %r13\n pop %rbp\n ret\n"
    "function thunks_commit_entry\n" FRAME "mov (%r13), %r9\n pop %rbp\n jmp.d32 thunks_commit_default\n"
    "function thunks_move_entry\n" FRAME
    "sub $8, %rsp\n mov 16(%rbp), %eax\n push 32(%rbp)\n push (%r13)\n push %rax\n call thunks_move_default\n"
    "add $32, %rsp\n pop %rbp\n ret\n"
    "function thunks_merged_commit_entry\n" FRAME "pop %rbp\n jmp.d32 thunks_commit_entry\n"
    "function thunks_merged_move_entry\n" FRAME "pop %rbp\n jmp.d32 thunks_move_entry\n"
    "function thunks_linked_commit_entry\n jmp.d32 thunks_commit_entry\n"
    // The number's first byte is that of a call, which would lead out of the program.
    "function thunks_disguised_commit_entry\n" FRAME "mov $0x7fffffe8, %eax\n pop %rbp\n jmp.d32 thunks_commit_default\n"
    // The reader asks for 256 bytes of code.
    ".skip 256, 0x90\n");
#elif defined(__aarch64__)
#define FRAME "stp x29, x30, [sp, #-16]!\n mov x29, sp\n"
#define END "ldp x29, x30, [sp], #16\n"
__asm__(
    ".text\n"
    ".macro function name\n .globl \\name\n .type \\name, %function\n .p2align 4\n \\name:\n .endm\n"
    "function thunks_commit_default\n mov w0, #0\n ret\n"
    "function thunks_move_default\n mov w0, #1\n ret\n"
    "function thunks_commit_own\n mov w0, #2\n ret\n"
    "function thunks_move_own\n mov w0, #3\n ret\n"
    "function thunks_commit_entry\n ldr x5, [x20]\n b thunks_commit_default\n"
    "function thunks_move_entry\n" FRAME "ldr x8, [x20]\n str x8, [sp, #-16]!\n bl thunks_move_default\n"
    "add sp, sp, #16\n" END "ret\n"
    "function thunks_merged_commit_entry\n" FRAME END "b thunks_commit_entry\n"
    "function thunks_merged_move_entry\n" FRAME END "b thunks_move_entry\n"
    "function thunks_linked_commit_entry\n b thunks_commit_entry\n"
    "function thunks_disguised_commit_entry\n mov w5, #-24\n b thunks_commit_default\n"
    ".skip 256\n");
#endif
