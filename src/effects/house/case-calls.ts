import { handInOnCase } from '../../../contract/house/cases';
import type { CaseDeed } from '../../../machines/house/desk-case';
import type { ChosenFile } from '../../../machines/order/file-upload';
import type { Gateway } from '../gateway/gateway';

/** Refusals are shown beside the action. */
export const HERE = { showsMessage: true } as const;

export const deedPayload = ({ subject: { no }, turn, act, said }: CaseDeed) => ({
  no,
  turn,
  act,
  said: Object.fromEntries(
    Object.entries(said).map(([id, value]) => [id, typeof value === 'string' ? value : [...value]] as const),
  ),
});

const readFileBlob = async (file: ChosenFile) => new Blob([await file.slice(0, file.size).arrayBuffer()]);

/** Sends files one by one, each with the turn left by the one before; returns the last reply or the first refusal. */
export async function submitFiles(gateway: Gateway, { subject: { no }, turn: first, act, said, files }: CaseDeed) {
  const handed = async (file: ChosenFile, turn: string) => {
    const at = String(said[act === 'photo' ? 'unit' : 'paper'] ?? '');
    const kind = act === 'photo' ? ('photo' as const) : ('paper' as const);
    const asked = { no, turn, act: kind, at, docType: 'PHOTO' as const };
    return gateway.call(handInOnCase, asked, { ...HERE, file: { name: file.name, blob: await readFileBlob(file) } });
  };
  const [one, ...rest] = files;
  if (!one) throw new Error('no file was chosen');
  let reply = await handed(one, first);
  for (const file of rest) if (reply.kind === 'done') reply = await handed(file, reply.data.turn);
  return reply;
}
