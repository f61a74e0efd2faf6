import type { Endpoint } from '../../../contract/wire/endpoint';
import { fileAnswer } from '../../people/files/file-answer';
import type { Route } from '../../base/http/route';
import { validate } from '../../base/http/validate';
import type { StaffDoor } from '../../people/staff/serve';

export type Scan = { name: string; mediaType: string; content: Uint8Array };
type ScanRequest = { no: string; fileId: string };

async function* yieldWhole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

export const scanRoute = (
  door: StaffDoor,
  { path, access, request: asks }: Endpoint,
  find: (asked: ScanRequest) => Promise<Scan>,
): Route => ({
  method: 'GET',
  path,
  guarded: 'own',
  async answer(request, call) {
    await door.admit(call, access);
    const { name, mediaType, content } = await find(validate(asks, request.param()) as ScanRequest);
    return fileAnswer(request, { name, mediaType, bytes: content.byteLength, sha256: '', pieces: yieldWhole(content) });
  },
});
