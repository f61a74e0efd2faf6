import type { Call } from './call';

/** Reads a cookie; a value that does not match `form` counts as absent. */
export function readCookie(call: Pick<Call, 'header'>, name: string, form: RegExp): string | undefined {
  const lines = (call.header('cookie') ?? '').split(';').map((line) => line.trim());
  const value = lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && form.test(value) ? value : undefined;
}
