import * as v from 'valibot';

import type { Is, Parts, Shape } from '../../domain/shape/shape';

type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>;

export const shapeEntries = (parts: Parts): v.ObjectEntries =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, built(part)]));

function built(of: Shape): v.GenericSchema {
  switch (of.kind) {
    case 'text':
      return of.most === undefined ? v.string() : v.pipe(v.string(), v.maxLength(of.most));
    case 'number':
      return v.number();
    case 'whole':
      return v.pipe(v.number(), v.integer());
    case 'yes':
      return v.boolean();
    case 'day':
      return v.pipe(v.string(), v.isoDate());
    case 'choice':
      return of.options.length === 1 ? v.literal(of.options[0] ?? '') : v.picklist(of.options);
    case 'list':
      return v.array(built(of.of));
    case 'record':
      return v.record(v.string(), built(of.of));
    case 'maybe':
      return v.nullable(built(of.of));
    case 'since':
      return v.optional(built(of.of), () => of.was);
    case 'leftOut':
      return v.exactOptional(built(of.of));
    case 'object':
      return v.object(shapeEntries(of.parts));
    case 'either':
      return v.union(of.of.map(built));
    case 'variants':
      return v.variant(of.by, of.of.map(built) as [AnyObject, AnyObject]);
  }
}

export const shapeWire = <TShape extends Shape>(of: TShape): v.GenericSchema<unknown, Is<TShape>> =>
  // The shape is data at run time; its declaration gives the type.
  built(of) as v.GenericSchema<unknown, Is<TShape>>;
