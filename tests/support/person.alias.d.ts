/** Which hands a test has is decided by the project it runs in. */
declare module '#person' {
  export const person: import('./person.types').Person;
}
