import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './address-rules.js';

describe('an address that calls may go to', () => {
  it.each(['8.8.8.8', '201.131.4.9', '2606:4700:4700::1111', '2001:4860:4860::8888'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each<[string, string]>([
    ['this machine', '127.0.0.1'],
    ['this machine, otherwise', '127.8.9.10'],
    ['this machine, in IPv6', '::1'],
    ['any address of this machine', '0.0.0.0'],
    ['any address of this machine, in IPv6', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network in IPv6', 'fd00::1'],
    ['a link', '169.254.1.1'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['the metadata of a cloud, in IPv6', 'fd00:ec2::254'],
    ['the metadata of Alibaba, a carrier’s network', '100.100.100.200'],
    ['a link in IPv6', 'fe80::1'],
    ['a link in IPv6, with its interface', 'fe80::1%eth0'],
    ['IPv4 within IPv6: mapped', '::ffff:127.0.0.1'],
    ['IPv4 within IPv6: mapped, as hexadecimal', '::ffff:7f00:1'],
    ['IPv4 within IPv6: mapped and private', '::ffff:10.0.0.1'],
    ['IPv4 within IPv6: compatible', '::127.0.0.1'],
    ['IPv4 within IPv6: translated (NAT64)', '64:ff9b::7f00:1'],
    ['IPv4 within IPv6: translated locally', '64:ff9b:1::7f00:1'],
    ['IPv4 within IPv6: 6to4', '2002:7f00:1::1'],
    ['IPv4 within IPv6: Teredo', '2001:0:7f00:1::1'],
    ['everybody', '255.255.255.255'],
    ['a group', '224.0.0.1'],
    ['a group in IPv6', 'ff02::1'],
    ['documentation', '192.0.2.1'],
    ['documentation in IPv6', '2001:db8::1'],
    ['a benchmark', '198.18.0.1'],
    ['nobody yet', '240.0.0.1'],
    ['a site’s own, as it was once', 'fec0::1'],
    ['nowhere', '100::1'],
    ['no address at all', 'localhost'],
    ['no address at all', ''],
  ])('is not %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
