import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType } from '#generator/hosting/content-types.ts';
import type { StartHost } from './engine.ts';
import { answerWith } from './model.ts';

interface Policy {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    FrameOptions: { FrameOption: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number };
  };
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
}

type Handler = (event: { request: { uri: string } }) => { uri: string };

/** Headers that a response headers policy adds. */
function headersOf(policy: string): Record<string, string> {
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(policy) as Policy;
  if (custom.Quantity !== custom.Items.length) throw new Error('The policy counts its headers wrongly');
  return {
    'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    'x-frame-options': own.FrameOptions.FrameOption,
    'x-content-type-options': 'nosniff',
    'strict-transport-security': `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** Runs the unchanged function of the pack in front of a simulated bucket, where a name is a key or nothing. */
export const startCloudfront: StartHost = (bundle) => {
  const hosting = join(bundle.folder, 'hosting/s3-cloudfront');
  const read = (file: string): string => readFileSync(join(hosting, file), 'utf8');
  const handler = new Script(`${read('viewer-request.js')}; handler`).runInNewContext({}) as Handler;
  const headers = headersOf(read('headers-policy.json'));
  const ofDrawings = headersOf(read('headers-policy-drawings.json'));
  return Promise.resolve({
    ask: (address) => {
      const { uri } = handler({ request: { uri: address.replace(/\?.*/, '') } });
      const key = uri.slice(1);
      const [status, file] = bundle.files.has(key) ? [200, key] : [404, '404.html'];
      // The second behaviour of the distribution goes by the path of the request.
      const policy = /\.svg$/.test(address.replace(/\?.*/, '')) ? ofDrawings : headers;
      // Metadata that the upload stored with the object.
      const object = { 'content-type': contentType(file), 'cache-control': cacheRuleOf(file).cacheControl };
      return Promise.resolve(answerWith(bundle, status, file, { ...object, ...policy }));
    },
    stop: () => Promise.resolve(),
  });
};
