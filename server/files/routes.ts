import { uploadFile } from '../../contract/files';
import { successAnswer } from '../http/answer';
import type { Route } from '../http/route';
import { dispositionOf } from './name';
import type { FileService } from './service';
import { readUpload } from './upload';

export const FILE_PATH = '/api-common-oss/file/:fileId';

export const fileRoutes = (files: FileService): Route[] => [
  {
    method: 'POST',
    path: uploadFile.path,
    guarded: true,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      return successAnswer(await files.keep(userId, await readUpload(request)));
    },
  },
  {
    method: 'GET',
    path: FILE_PATH,
    guarded: false,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      const { name, mediaType, content } = await files.read(userId, request.param('fileId') ?? '');
      const headers = { 'content-type': mediaType, 'content-disposition': dispositionOf(name) };
      return { status: 200, headers, body: new Uint8Array(content) };
    },
  },
];
