import { isCreditCode } from '../../domain/people/enterprise';

export function creditCodeOf(signs: string): string {
  const code = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY', (last) => `${signs}${last}`).find(isCreditCode);
  if (code === undefined) throw new Error(`no credit code begins with ${signs}`);
  return code;
}
