import * as v from 'valibot';

export const listItem = v.object({ code: v.string(), name: v.string() });
