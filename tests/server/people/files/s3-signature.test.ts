import { describe, expect, it } from 'vitest';

import { SHA256_OF_NOTHING, signedHeaders } from '../../../../server/people/files/objects/s3-signature';

/** The worked examples of the S3 API reference, with its example keys. */
const KEYS = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const HOST = 'https://examplebucket.s3.amazonaws.com';
const at = new Date('2013-05-24T00:00:00Z');

describe('S3 request', () => {
  it.each([
    [
      'an object is asked for',
      { method: 'GET', url: new URL(`${HOST}/test.txt`), headers: { range: 'bytes=0-9' }, sha256: SHA256_OF_NOTHING },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'an object is stored',
      {
        method: 'PUT',
        url: new URL(`${HOST}/test$file.text`),
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        sha256: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'a setting of the bucket is asked for',
      { method: 'GET', url: new URL(`${HOST}/?lifecycle`), sha256: SHA256_OF_NOTHING },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'objects are listed',
      { method: 'GET', url: new URL(`${HOST}/?max-keys=2&prefix=J`), sha256: SHA256_OF_NOTHING },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('has the reference signature when %s', (_, request, signature) => {
    expect(signedHeaders({ ...request, at }, KEYS).authorization).toMatch(new RegExp(`Signature=${signature}$`));
  });
});
