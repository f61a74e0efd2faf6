/** Which hands a test has is decided by the project it runs in. */
declare module '#person' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module may not import by statement
  export const person: import('./person.types').Person;
}
