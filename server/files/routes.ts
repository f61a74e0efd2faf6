import { readFile, uploadFile } from '../../contract/files';
import { successAnswer } from '../http/answer';
import type { Route } from '../http/route';
import { streamOf } from './download';
import { dispositionOf } from './name';
import type { FileService } from './service';

export const fileRoutes = (files: FileService): Route[] => [
  {
    method: 'POST',
    path: uploadFile.path,
    guarded: true,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      return successAnswer(await files.receive(userId, request));
    },
  },
  {
    method: 'GET',
    path: readFile.path,
    guarded: false,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      const { name, mediaType, bytes, pieces } = await files.read(userId, request.param('fileId') ?? '');
      const headers = {
        'content-type': mediaType,
        'content-length': String(bytes),
        'content-disposition': dispositionOf(name),
      };
      const stream = streamOf(pieces);
      if (request.raw.method === 'GET') return { status: 200, headers, body: null, stream };
      // Nobody will pull it, so nobody would close it.
      await stream.cancel();
      return { status: 200, headers, body: null };
    },
  },
];
