;; The arithmetic of a net, four float32 lanes at a time. `node scripts/kernel.mjs` assembles it into kernel-bytes.ts;
;; plain-kernel.ts does the same in the same order. All addresses are in bytes.
(module
  (import "net" "memory" (memory 1))

  ;; out = max(0, biases + x * weights). A row of weights for each input, `width` bytes, a multiple of 64.
  ;; Inputs that are 0 are left out. `active` has room for two words for each input.
  (func (export "layer")
    (param $x i32) (param $xEnd i32) (param $weights i32) (param $biases i32) (param $out i32) (param $width i32)
    (param $active i32)
    (local $end i32) (local $column i32) (local $p i32) (local $row i32) (local $value f32) (local $v v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (local.get $active))
    ;; Lists the row and the value of each input that is not 0; without a branch, as most are hard to predict.
    (loop $scan
      (local.set $value (f32.load (local.get $x)))
      (i32.store (local.get $end) (local.get $weights))
      (f32.store offset=4 (local.get $end) (local.get $value))
      (local.set $end
        (i32.add (local.get $end) (i32.shl (f32.ne (local.get $value) (f32.const 0)) (i32.const 3))))
      (local.set $weights (i32.add (local.get $weights) (local.get $width)))
      (local.set $x (i32.add (local.get $x) (i32.const 4)))
      (br_if $scan (i32.lt_u (local.get $x) (local.get $xEnd))))
    ;; Sixteen outputs at a time stay in registers while all inputs are added.
    (loop $block
      (local.set $a (v128.load (i32.add (local.get $biases) (local.get $column))))
      (local.set $b (v128.load offset=16 (i32.add (local.get $biases) (local.get $column))))
      (local.set $c (v128.load offset=32 (i32.add (local.get $biases) (local.get $column))))
      (local.set $d (v128.load offset=48 (i32.add (local.get $biases) (local.get $column))))
      (local.set $p (local.get $active))
      (if (i32.lt_u (local.get $p) (local.get $end))
        (then
          (loop $input
            (local.set $row (i32.add (i32.load (local.get $p)) (local.get $column)))
            (local.set $v (v128.load32_splat offset=4 (local.get $p)))
            (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $v) (v128.load (local.get $row)))))
            (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $v) (v128.load offset=16 (local.get $row)))))
            (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $v) (v128.load offset=32 (local.get $row)))))
            (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $v) (v128.load offset=48 (local.get $row)))))
            (local.set $p (i32.add (local.get $p) (i32.const 8)))
            (br_if $input (i32.lt_u (local.get $p) (local.get $end))))))
      (local.set $v (v128.const f32x4 0 0 0 0))
      (v128.store (i32.add (local.get $out) (local.get $column)) (f32x4.max (local.get $a) (local.get $v)))
      (v128.store offset=16 (i32.add (local.get $out) (local.get $column)) (f32x4.max (local.get $b) (local.get $v)))
      (v128.store offset=32 (i32.add (local.get $out) (local.get $column)) (f32x4.max (local.get $c) (local.get $v)))
      (v128.store offset=48 (i32.add (local.get $out) (local.get $column)) (f32x4.max (local.get $d) (local.get $v)))
      (local.set $column (i32.add (local.get $column) (i32.const 64)))
      (br_if $block (i32.lt_u (local.get $column) (local.get $width)))))

  ;; The sum of x * weights over `width` bytes, by lanes; then the lanes in pairs.
  (func (export "dot") (param $x i32) (param $weights i32) (param $width i32) (result f32)
    (local $sum v128) (local $xEnd i32)
    (local.set $xEnd (i32.add (local.get $x) (local.get $width)))
    (loop $four
      (local.set $sum
        (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $x)) (v128.load (local.get $weights)))))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $weights (i32.add (local.get $weights) (i32.const 16)))
      (br_if $four (i32.lt_u (local.get $x) (local.get $xEnd))))
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
      (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))))
