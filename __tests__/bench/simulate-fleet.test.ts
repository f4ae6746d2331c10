import { expect, it } from '@jest/globals'
import { bottleneck, simulate, type Limits } from '../../bench/simulate-fleet.ts'

const free: Limits = {
  requestsPerHour: Infinity,
  creationsPerMinute: Infinity,
  creationsPerHour: Infinity,
  parallel: 1,
  maxWaitMinutes: Infinity
}
const job = { requests: 10, creations: 2, minutes: 6 }

it('takes the time of all jobs, divided by the number that run at once', () => {
  expect(simulate(20, job, free)).toMatchObject({ minutes: 120, waitingJobs: 0, gaveUp: 0 })
  expect(bottleneck(20, job, free)).toBe('jobs at a time')
  expect(bottleneck(20, job, { ...free, parallel: 20 })).toBe('nothing')
  expect(simulate(20, job, { ...free, parallel: 5 }).minutes).toBe(24)
  expect(simulate(21, job, { ...free, parallel: 5 }).minutes).toBe(30)
  expect(simulate(3, job, { ...free, parallel: 100 }).minutes).toBe(6)
})

it('counts the requests of the busiest hour', () => {
  expect(simulate(100, job, { ...free, parallel: 10 })).toMatchObject({ minutes: 60, peakRequests: 1_000 })
})

it('waits for the next hour when the requests are used up', () => {
  const limits = { ...free, parallel: 100, requestsPerHour: 400 }
  expect(simulate(100, job, limits)).toMatchObject({
    minutes: 126,
    peakRequests: 400,
    waitingJobs: 60,
    longestWaitMinutes: 120
  })
  expect(bottleneck(100, job, limits)).toBe('requests per hour')
})

it('creates no faster than the hourly limit, however many jobs run at once', () => {
  const limits = { ...free, parallel: 500, creationsPerMinute: 80, creationsPerHour: 500 }
  const { minutes } = simulate(1_000, job, limits)
  expect(Math.ceil(minutes / 60)).toBe((1_000 * 2) / 500)
  expect(bottleneck(1_000, job, limits)).toBe('creations per hour')
})

it('gives up on a job that would wait too long, and finishes the others', () => {
  const limits = { ...free, parallel: 100, requestsPerHour: 400, maxWaitMinutes: 15 }
  expect(simulate(100, job, limits)).toMatchObject({ gaveUp: 60, minutes: 15 })
})
