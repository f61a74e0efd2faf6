import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

/** Type of data that passed a schema. A shape is declared once, as a schema; its type follows. */
export type Is<TSchema extends GenericSchema> = InferOutput<TSchema>;

/** Type of an object with these fields. */
export type IsOf<TEntries extends ObjectEntries> = InferOutput<ObjectSchema<TEntries, undefined>>;
