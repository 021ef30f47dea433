import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the token of a device, the secret of a personal link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** What is kept of it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const isSecret = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{43}$/.test(value ?? '');
