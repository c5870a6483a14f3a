// ERC-55 checksums of three addresses at a time: two in the halves of 128-bit words, the third in 64-bit
// words between them, since processors do both at once.

/** FIPS 202, 3.2.5: the constants of the 24 rounds. */
const constants = memory.data<u64>([
  0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
  0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
  0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
  0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
  0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
  0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
]);

/** Which bytes are letters from a to f, in either case. */
// @ts-ignore: decorator
@inline
export function letters(text: v128): v128 {
  const lower = v128.or(text, i8x16.splat(0x20));
  return i8x16.lt_u(i8x16.sub(lower, i8x16.splat(0x61)), i8x16.splat(6));
}

/** Bytes of letters and decimal digits only: bit 6 tells them apart, bit 5 tells the case of a letter. */
// @ts-ignore: decorator
@inline
export function capitals(text: v128): v128 {
  return i8x16.lt_s(i8x16.shl(v128.andnot(text, i8x16.shl(text, 1)), 1), i8x16.splat(0));
}

// @ts-ignore: decorator
@inline
function turn(lane: v128, by: i32): v128 {
  return v128.or(i64x2.shl(lane, by), i64x2.shr_u(lane, 64 - by));
}

/** Eight digits of each of two addresses, in small letters. */
// @ts-ignore: decorator
@inline
function lanes(a: u32, b: u32): v128 {
  return v128.or(i64x2(load<i64>(a), load<i64>(b)), i8x16.splat(0x20));
}

/** Whether 16 characters have capitals where the 8 bytes in `hash` have digits of 8 and more. */
// @ts-ignore: decorator
@inline
function differ(text: v128, hash: v128): v128 {
  // The even character answers to the top bit of the byte, the odd one to bit 3.
  const expected = v128.bitselect(hash, i8x16.shl(hash, 4), i16x8.splat(0x00ff));
  const wanted = v128.and(letters(text), i8x16.lt_s(expected, i8x16.splat(0)));
  return v128.xor(wanted, v128.and(letters(text), capitals(text)));
}

/** Eight digits of an address, in small letters. */
// @ts-ignore: decorator
@inline
function small(address: u32, at: u32): u64 {
  return load<u64>(address + at) | 0x2020202020202020;
}

/** Chi, for the pair of addresses. */
// @ts-ignore: decorator
@inline
function chiPair(x: v128, y: v128, z: v128): v128 {
  return v128.xor(x, v128.andnot(z, y));
}

/** Chi, for the third. */
// @ts-ignore: decorator
@inline
function chi(x: u64, y: u64, z: u64): u64 {
  return x ^ (~y & z);
}

/** Whether the capitals of an address are not those of its hash, of which these are the first three lanes. */
// @ts-ignore: decorator
@inline
function isAmiss(address: u32, first: u64, second: u64, last: u64): bool {
  return v128.any_true(
    v128.or(
      v128.or(
        differ(v128.load(address, 2), doubled(first)),
        differ(v128.load(address, 18), doubled(second)),
      ),
      differ(v128.load64_zero(address, 34), doubled(last)),
    ),
  );
}

/** Each byte of the hash twice, for its two digits. */
// @ts-ignore: decorator
@inline
function doubled(hash: u64): v128 {
  const bytes = i64x2.splat(hash);
  return v128.shuffle<u8>(bytes, bytes, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
}

/** Which of three addresses have the wrong checksum: bit 0 for `a`, bit 1 for `b`, bit 2 for `c`. */
export function areAmiss(a: u32, b: u32, c: u32): u32 {
  const zero = i64x2.splat(0);
  let s0 = lanes(a + 2, b + 2);
  let s1 = lanes(a + 10, b + 10);
  let s2 = lanes(a + 18, b + 18);
  let s3 = lanes(a + 26, b + 26);
  let s4 = lanes(a + 34, b + 34);
  // The padding: 1 behind the text, the top bit at the end of the block.
  let s5 = i64x2.splat(1);
  let s6 = zero, s7 = zero, s8 = zero, s9 = zero;
  let s10 = zero, s11 = zero, s12 = zero, s13 = zero, s14 = zero;
  let s15 = zero, s16 = i64x2.splat(0x8000000000000000), s17 = zero, s18 = zero, s19 = zero;
  let s20 = zero, s21 = zero, s22 = zero, s23 = zero, s24 = zero;
  let t0 = small(c, 2), t1 = small(c, 10), t2 = small(c, 18), t3 = small(c, 26), t4 = small(c, 34);
  let t5: u64 = 1, t6: u64 = 0, t7: u64 = 0, t8: u64 = 0, t9: u64 = 0;
  let t10: u64 = 0, t11: u64 = 0, t12: u64 = 0, t13: u64 = 0, t14: u64 = 0;
  let t15: u64 = 0, t16: u64 = 0x8000000000000000, t17: u64 = 0, t18: u64 = 0, t19: u64 = 0;
  let t20: u64 = 0, t21: u64 = 0, t22: u64 = 0, t23: u64 = 0, t24: u64 = 0;

  for (let round: u32 = 0; round < 24 * 8; round += 8) {
    // Theta.
    const c0 = v128.xor(v128.xor(v128.xor(s0, s5), v128.xor(s10, s15)), s20);
    const c1 = v128.xor(v128.xor(v128.xor(s1, s6), v128.xor(s11, s16)), s21);
    const c2 = v128.xor(v128.xor(v128.xor(s2, s7), v128.xor(s12, s17)), s22);
    const c3 = v128.xor(v128.xor(v128.xor(s3, s8), v128.xor(s13, s18)), s23);
    const c4 = v128.xor(v128.xor(v128.xor(s4, s9), v128.xor(s14, s19)), s24);
    const d0 = v128.xor(c4, turn(c1, 1));
    const d1 = v128.xor(c0, turn(c2, 1));
    const d2 = v128.xor(c1, turn(c3, 1));
    const d3 = v128.xor(c2, turn(c4, 1));
    const d4 = v128.xor(c3, turn(c0, 1));
    const e0 = t0 ^ t5 ^ t10 ^ t15 ^ t20;
    const e1 = t1 ^ t6 ^ t11 ^ t16 ^ t21;
    const e2 = t2 ^ t7 ^ t12 ^ t17 ^ t22;
    const e3 = t3 ^ t8 ^ t13 ^ t18 ^ t23;
    const e4 = t4 ^ t9 ^ t14 ^ t19 ^ t24;
    const f0 = e4 ^ rotl<u64>(e1, 1);
    const f1 = e0 ^ rotl<u64>(e2, 1);
    const f2 = e1 ^ rotl<u64>(e3, 1);
    const f3 = e2 ^ rotl<u64>(e4, 1);
    const f4 = e3 ^ rotl<u64>(e0, 1);

    // Rho and pi, and chi, a row at a time.
    let b0 = v128.xor(s0, d0);
    let b1 = turn(v128.xor(s6, d1), 44);
    let b2 = turn(v128.xor(s12, d2), 43);
    let b3 = turn(v128.xor(s18, d3), 21);
    let b4 = turn(v128.xor(s24, d4), 14);
    const r0 = v128.xor(chiPair(b0, b1, b2), v128.load64_splat(constants + round));
    const r1 = chiPair(b1, b2, b3);
    const r2 = chiPair(b2, b3, b4);
    const r3 = chiPair(b3, b4, b0);
    const r4 = chiPair(b4, b0, b1);
    let g0 = t0 ^ f0;
    let g1 = rotl<u64>(t6 ^ f1, 44);
    let g2 = rotl<u64>(t12 ^ f2, 43);
    let g3 = rotl<u64>(t18 ^ f3, 21);
    let g4 = rotl<u64>(t24 ^ f4, 14);
    const h0 = chi(g0, g1, g2) ^ load<u64>(constants + round);
    const h1 = chi(g1, g2, g3);
    const h2 = chi(g2, g3, g4);
    const h3 = chi(g3, g4, g0);
    const h4 = chi(g4, g0, g1);

    b0 = turn(v128.xor(s3, d3), 28);
    b1 = turn(v128.xor(s9, d4), 20);
    b2 = turn(v128.xor(s10, d0), 3);
    b3 = turn(v128.xor(s16, d1), 45);
    b4 = turn(v128.xor(s22, d2), 61);
    const r5 = chiPair(b0, b1, b2);
    const r6 = chiPair(b1, b2, b3);
    const r7 = chiPair(b2, b3, b4);
    const r8 = chiPair(b3, b4, b0);
    const r9 = chiPair(b4, b0, b1);
    g0 = rotl<u64>(t3 ^ f3, 28);
    g1 = rotl<u64>(t9 ^ f4, 20);
    g2 = rotl<u64>(t10 ^ f0, 3);
    g3 = rotl<u64>(t16 ^ f1, 45);
    g4 = rotl<u64>(t22 ^ f2, 61);
    const h5 = chi(g0, g1, g2);
    const h6 = chi(g1, g2, g3);
    const h7 = chi(g2, g3, g4);
    const h8 = chi(g3, g4, g0);
    const h9 = chi(g4, g0, g1);

    b0 = turn(v128.xor(s1, d1), 1);
    b1 = turn(v128.xor(s7, d2), 6);
    b2 = turn(v128.xor(s13, d3), 25);
    b3 = turn(v128.xor(s19, d4), 8);
    b4 = turn(v128.xor(s20, d0), 18);
    const r10 = chiPair(b0, b1, b2);
    const r11 = chiPair(b1, b2, b3);
    const r12 = chiPair(b2, b3, b4);
    const r13 = chiPair(b3, b4, b0);
    const r14 = chiPair(b4, b0, b1);
    g0 = rotl<u64>(t1 ^ f1, 1);
    g1 = rotl<u64>(t7 ^ f2, 6);
    g2 = rotl<u64>(t13 ^ f3, 25);
    g3 = rotl<u64>(t19 ^ f4, 8);
    g4 = rotl<u64>(t20 ^ f0, 18);
    const h10 = chi(g0, g1, g2);
    const h11 = chi(g1, g2, g3);
    const h12 = chi(g2, g3, g4);
    const h13 = chi(g3, g4, g0);
    const h14 = chi(g4, g0, g1);

    b0 = turn(v128.xor(s4, d4), 27);
    b1 = turn(v128.xor(s5, d0), 36);
    b2 = turn(v128.xor(s11, d1), 10);
    b3 = turn(v128.xor(s17, d2), 15);
    b4 = turn(v128.xor(s23, d3), 56);
    const r15 = chiPair(b0, b1, b2);
    const r16 = chiPair(b1, b2, b3);
    const r17 = chiPair(b2, b3, b4);
    const r18 = chiPair(b3, b4, b0);
    const r19 = chiPair(b4, b0, b1);
    g0 = rotl<u64>(t4 ^ f4, 27);
    g1 = rotl<u64>(t5 ^ f0, 36);
    g2 = rotl<u64>(t11 ^ f1, 10);
    g3 = rotl<u64>(t17 ^ f2, 15);
    g4 = rotl<u64>(t23 ^ f3, 56);
    const h15 = chi(g0, g1, g2);
    const h16 = chi(g1, g2, g3);
    const h17 = chi(g2, g3, g4);
    const h18 = chi(g3, g4, g0);
    const h19 = chi(g4, g0, g1);

    b0 = turn(v128.xor(s2, d2), 62);
    b1 = turn(v128.xor(s8, d3), 55);
    b2 = turn(v128.xor(s14, d4), 39);
    b3 = turn(v128.xor(s15, d0), 41);
    b4 = turn(v128.xor(s21, d1), 2);
    s20 = chiPair(b0, b1, b2);
    s21 = chiPair(b1, b2, b3);
    s22 = chiPair(b2, b3, b4);
    s23 = chiPair(b3, b4, b0);
    s24 = chiPair(b4, b0, b1);
    g0 = rotl<u64>(t2 ^ f2, 62);
    g1 = rotl<u64>(t8 ^ f3, 55);
    g2 = rotl<u64>(t14 ^ f4, 39);
    g3 = rotl<u64>(t15 ^ f0, 41);
    g4 = rotl<u64>(t21 ^ f1, 2);
    t20 = chi(g0, g1, g2);
    t21 = chi(g1, g2, g3);
    t22 = chi(g2, g3, g4);
    t23 = chi(g3, g4, g0);
    t24 = chi(g4, g0, g1);

    s0 = r0; s1 = r1; s2 = r2; s3 = r3; s4 = r4;
    s5 = r5; s6 = r6; s7 = r7; s8 = r8; s9 = r9;
    s10 = r10; s11 = r11; s12 = r12; s13 = r13; s14 = r14;
    s15 = r15; s16 = r16; s17 = r17; s18 = r18; s19 = r19;
    t0 = h0; t1 = h1; t2 = h2; t3 = h3; t4 = h4;
    t5 = h5; t6 = h6; t7 = h7; t8 = h8; t9 = h9;
    t10 = h10; t11 = h11; t12 = h12; t13 = h13; t14 = h14;
    t15 = h15; t16 = h16; t17 = h17; t18 = h18; t19 = h19;
  }

  const wrongA = isAmiss(a, i64x2.extract_lane(s0, 0), i64x2.extract_lane(s1, 0), i64x2.extract_lane(s2, 0));
  const wrongB = isAmiss(b, i64x2.extract_lane(s0, 1), i64x2.extract_lane(s1, 1), i64x2.extract_lane(s2, 1));
  return u32(wrongA) | (u32(wrongB) << 1) | (u32(isAmiss(c, t0, t1, t2)) << 2);
}
