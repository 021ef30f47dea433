import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublic } from '../src/notices/address.ts';
import { type CallPolicy, checkTarget, post, RefusedTarget } from '../src/notices/post.ts';
import { type DeliveryResult, Queue } from '../src/notices/queue.ts';
import { must } from './must.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  unspecified: ['0.0.0.0', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local': ['169.254.0.1', 'fe80::1'],
  metadata: ['169.254.169.254', '169.254.170.2', '100.100.100.200', 'fd00:ec2::254'],
  'shared by providers': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  reserved: ['240.0.0.1', '255.255.255.255', '192.0.0.8', '198.18.0.1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'version 4 written in version 6': [
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
  ],
  'no address': ['', 'localhost', '127.1', '1.2.3.4.5'],
};

describe('an address is refused that is', () => {
  for (const [kind, addresses] of Object.entries(REFUSED))
    test(kind, () => {
      for (const address of addresses) expect([address, isPublic(address)]).toEqual([address, false]);
    });

  test('and others are not', () => {
    for (const address of [
      '1.1.1.1',
      '93.184.216.34',
      '172.32.0.1',
      '100.128.0.1',
      '2606:4700:4700::1111',
      '2a00:1450::1',
    ])
      expect([address, isPublic(address)]).toEqual([address, true]);
  });
});

const named =
  (...addresses: readonly string[]): NonNullable<CallPolicy['resolve']> =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('a call to what a stranger has typed', () => {
  const strict: CallPolicy = { privateTargets: false, resolve: named('93.184.216.34') };
  test('goes to web addresses only', async () => {
    for (const url of [
      'ftp://example.com/',
      'file:///etc/passwd',
      'gopher://example.com/',
      'javascript:alert(1)',
      'https://name:password@example.com/',
      'http://example.com:25/',
      'http://example.com:22/',
      'not an address',
      `https://example.com/${'x'.repeat(3000)}`,
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]:8080/',
      'http://169.254.169.254/latest/meta-data/',
      'http://0/',
    ])
      await expect(checkTarget(url, strict), url).rejects.toThrow(RefusedTarget);
    await expect(checkTarget('https://example.com/hook?x=1', strict)).resolves.toBeInstanceOf(URL);
    await expect(checkTarget('http://example.com:8080/', strict)).resolves.toBeInstanceOf(URL);
  });

  test('is refused where the name stands for a private address, if only among others', async () => {
    for (const addresses of [['127.0.0.1'], ['10.1.2.3'], ['::1'], ['93.184.216.34', '192.168.0.1'], []])
      await expect(
        checkTarget('https://example.com/', { privateTargets: false, resolve: named(...addresses) }),
      ).rejects.toThrow(RefusedTarget);
    const unknown = { privateTargets: false, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    await expect(checkTarget('https://nowhere.example/', unknown)).rejects.toThrow(RefusedTarget);
    // Names that the system itself knows.
    await expect(checkTarget('http://localhost/', { privateTargets: false })).rejects.toThrow(RefusedTarget);
  });

  describe('that may be made', () => {
    let receiver: Receiver;
    beforeAll(async () => {
      receiver = await startReceiver();
    });
    afterAll(() => receiver.close());
    beforeEach(() => {
      receiver.received.length = 0;
      receiver.answer = (response) => void response.end();
    });
    const letter = (path = '/') => ({
      url: `http://hook.example:${receiver.port}${path}`,
      headers: { 'x-test': 'yes' },
      body: '{"a":1}',
    });

    test('goes to the address that was looked up, once, whatever the name stands for later', async () => {
      let asked = 0;
      const resolve: NonNullable<CallPolicy['resolve']> = async () => {
        asked++;
        return [{ address: asked === 1 ? '127.0.0.1' : '203.0.113.9', family: 4 }];
      };
      expect(await post(letter('/here'), { privateTargets: true, resolve })).toBe(200);
      expect(asked).toBe(1);
      expect(receiver.received[0]).toMatchObject({ path: '/here', body: Buffer.from('{"a":1}') });
      expect(must(receiver.received[0]).headers).toMatchObject({
        host: `hook.example:${receiver.port}`,
        'x-test': 'yes',
      });
    });

    const near: CallPolicy = { privateTargets: true, resolve: named('127.0.0.1') };

    test('follows no redirect', async () => {
      receiver.answer = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();
      expect(await post(letter(), near)).toBe(302);
      expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
    });

    test('does not read an answer that has no end', async () => {
      const gone = Promise.withResolvers<void>();
      receiver.answer = (response) => {
        response.on('close', () => gone.resolve());
        const more = (): void => {
          if (!response.destroyed) response.write(Buffer.alloc(8192), () => setImmediate(more));
        };
        more();
      };
      expect(await post(letter(), near)).toBe(200);
      await gone.promise;
    });

    test('does not wait for ever: neither for an answer, nor for the rest of one, nor for a name', async () => {
      const short = { ...near, limit: 300 };
      receiver.answer = () => undefined;
      await expect(post(letter(), short)).rejects.toThrow();
      receiver.answer = (response) => void response.write('a');
      await expect(post(letter(), short)).rejects.toThrow();
      const nameless = { ...short, resolve: () => new Promise<never>(() => undefined) };
      await expect(post(letter(), nameless)).rejects.toThrow('too slow');
    });
  });
});

describe('calls that wait', () => {
  const tried = async (outcome: (n: number) => DeliveryResult): Promise<number> => {
    const queue = new Queue({ waits: [1, 1], width: 1, most: 10 });
    let n = 0;
    queue.add('letter', async () => outcome(++n));
    while (queue.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return n;
  };

  test('are tried again a few times, and no more', async () => {
    expect(await tried(() => 'done')).toBe(1);
    expect(await tried(() => 'never')).toBe(1);
    expect(await tried((n) => (n < 2 ? 'later' : 'done'))).toBe(2);
    expect(await tried(() => 'later')).toBe(3);
  });

  test('are no more than the queue holds', () => {
    const queue = new Queue({ waits: [], width: 1, most: 2 });
    const work = (): Promise<DeliveryResult> => new Promise(() => undefined);
    expect([1, 2, 3, 4].map((n) => queue.add(`letter ${n}`, work))).toEqual([true, true, true, false]);
    queue.close();
    expect(queue.add('letter', work)).toBe(false);
  });
});
