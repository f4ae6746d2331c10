// The build that the throttling plugin loads as well; the package declares no types for it.
declare module 'bottleneck/light.js' {
  export { default } from 'bottleneck'
}
