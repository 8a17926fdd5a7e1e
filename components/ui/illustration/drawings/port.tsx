import { Disc, Line, Shape } from '../shapes';

/** A gantry crane lifts a container off a ship onto a waiting truck. */
export function Port() {
  return (
    <>
      <Disc tone="haze" at={[76, 84]} radius={42} />
      <Shape tone="leaf" d="M20 190h54v18H20z" />
      <Shape tone="mist" d="M84 190h54v18H84zM20 162h54v18H20z" />
      <Shape tone="straw" d="M148 190h54v18h-54z" />
      <Shape tone="brick" d="M-10 220h246l-20 60H-10z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="haze" d="M284 270h200v60H284z" />
      <Line
        stroke="strap"
        tone="sun"
        d="M110 98h346M304 98v167M424 98v167M304 168h120M364 98V36L130 98M364 36l72 62"
      />
      <Line stroke="rope" tone="white" d="M180 102v40M228 102v40" />
      <Shape tone="bright" d="M172 136h64v20h-64z" />
      <Shape tone="white" d="M394 222h16l14 16v16h-30z" />
      <Shape tone="deep" d="M322 246h70v8h-70z" />
      <Disc tone="deep" at={[340, 258]} radius={12} />
      <Disc tone="deep" at={[408, 258]} radius={12} />
    </>
  );
}
